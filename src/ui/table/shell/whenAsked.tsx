import { createElement, type FunctionComponent, useEffect } from 'react';
import { createPart } from '../../../store/part';
import { tellMissing } from '../../app/fetched';
import { useIfLoaded } from '../../app/usePart';
import { fetchDialogWords } from '../../words/dialogs';

type OnDemand = typeof import('./onDemand');
type PropsOf<View> = View extends FunctionComponent<infer Props extends object> ? Props : never;

const onDemand = createPart<OnDemand>(async () => (await Promise.all([import('./onDemand'), fetchDialogWords()]))[0]);

/** Fetches what can be asked for, so that it is there when it is. */
export const preloadOnDemand = onDemand.preload;

/** One of the views that are asked for: fetched when it is first drawn, unless it is there. Where it does not come, a message says so; `giveUp`: it is asked for no more. */
export function whenAsked<Name extends keyof OnDemand>(name: Name, giveUp?: () => void): FunctionComponent<PropsOf<OnDemand[Name]>> {
  return function WhenAsked(props) {
    const View = useIfLoaded(onDemand)?.[name] as FunctionComponent<typeof props> | undefined;
    useEffect(() => {
      if (View) return;
      onDemand.load().catch(() => {
        tellMissing();
        giveUp?.();
      });
    }, [View]);
    return View ? createElement(View, props) : null;
  };
}
