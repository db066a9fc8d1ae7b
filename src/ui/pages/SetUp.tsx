import type { Page } from '../app/screens';

const SetUp: Page<'setUp'> = ({ route }) => <h1>{route.screen}</h1>;

export default SetUp;
