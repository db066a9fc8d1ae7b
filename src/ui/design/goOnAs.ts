import { designs } from '../../store/designs';
import { goInstead, route } from '../app/routes';
import { notify } from '../app/toasts';
import { designWords } from '../words/design';
import { tourGoesOn } from './tour';

/** Says that a drawing goes on as a copy, and goes there with whoever is still at it. */
export function goOnAs(copy: string, before: string): void {
  tourGoesOn(copy, before);
  const isThere = designs.state.getState().designs.some(({ id }) => id === before);
  notify(isThere ? designWords().parted : designWords().goneElsewhere, 'trouble');
  const now = route.getState();
  if (now.screen === 'draw' && now.design === before) goInstead({ screen: 'draw', design: copy });
}
