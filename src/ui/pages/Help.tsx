import type { Page } from '../app/screens';

const Help: Page<'help'> = ({ route }) => <h1>{route.screen}</h1>;

export default Help;
