import type { Page } from '../app/screens';

const Saves: Page<'saves'> = ({ route }) => <h1>{route.screen}</h1>;

export default Saves;
