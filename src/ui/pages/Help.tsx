import type { Page } from '../app/routes';
import { useWords } from '../words';
import { fetchDialogWords, useDialogWords } from '../words/dialogs';
import './pages.css';

export const words = fetchDialogWords;

const Help: Page<'help'> = () => {
  const { help } = useWords().pages;
  const { keys } = useDialogWords();
  return (
    <div className="page-narrow">
      <h1>{help.title}</h1>
      <p>{help.intro}</p>
      <h2>{help.startTitle}</h2>
      <ol className="help-steps">
        {help.start.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{help.keysTitle}</h2>
      <dl className="help-keys">
        {keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h2>{help.ordersTitle}</h2>
      <p>{help.ordersText}</p>
      <dl className="help-keys">
        {keys.orders.map(([order, does]) => (
          <div key={order}>
            <dt>
              <code>{order}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="#/rules/notation">{help.ordersElsewhere}</a>
      </p>
    </div>
  );
};

export default Help;
