import type { Page } from '../app/screens';

const Credits: Page<'credits'> = ({ route }) => <h1>{route.screen}</h1>;

export default Credits;
