import type { Page } from '../app/screens';

const Battles: Page<'battles'> = ({ route }) => <h1>{route.screen}</h1>;

export default Battles;
