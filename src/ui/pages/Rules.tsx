import type { Page } from '../app/screens';

const Rules: Page<'rules'> = ({ route }) => <h1>{route.screen}</h1>;

export default Rules;
