import type { Page } from '../app/screens';

const Home: Page<'home'> = () => <h1>Ancients</h1>;

export default Home;
