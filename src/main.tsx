import { render } from 'preact';

const root = document.getElementById('app');
if (root) render(<h1>Ancients</h1>, root);
