import type { Page } from '../app/routes';
import { useWords } from '../words';
import './pages.css';

const NotFound: Page<'notFound'> = () => {
  const { notFound } = useWords().pages;
  return (
    <section className="page-narrow">
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <div className="app-row">
        <a className="app-button app-button--main" href="#/">
          {notFound.home}
        </a>
      </div>
    </section>
  );
};

export default NotFound;
