import type { Page } from '../app/screens';

const NotFound: Page<'notFound'> = ({ route }) => <h1>{route.screen}</h1>;

export default NotFound;
