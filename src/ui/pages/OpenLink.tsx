import type { Page } from '../app/screens';

const OpenLink: Page<'link'> = ({ route }) => <h1>{route.screen}</h1>;

export default OpenLink;
