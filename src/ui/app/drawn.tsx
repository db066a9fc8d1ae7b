import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES } from '../../store/wishes';
import Home from '../pages/Home';
import { speak } from '../words';
import { Header } from './Header';

/** The first page as it looks to a newcomer, in every language, for `build/drawn.ts`: it is on the screen before any script is. Nothing in it can be pressed yet. */
export async function drawHome(): Promise<string> {
  let html = '';
  for (const language of LANGUAGES) {
    await speak(language);
    html += renderToStaticMarkup(
      <div className="drawn" lang={language} inert>
        <Header />
        <main className="app-main">
          <Home route={{ screen: 'home' }} />
        </main>
      </div>,
    );
  }
  return html;
}
