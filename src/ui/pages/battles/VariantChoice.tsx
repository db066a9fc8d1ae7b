import type { Battle } from '../../../scenarios';
import { useLanguage, useWords } from '../../words';
import '../setUp/setUp.css';

interface Props {
  readonly battle: Battle;
  /** Undefined: the battle as it was. */
  readonly chosen: string | undefined;
  readonly choose: (variant: string | undefined) => void;
}

/** The battle as it was, or one of its variants; nothing where it has none. */
export function VariantChoice({ battle, chosen, choose }: Props) {
  const { battle: words } = useWords().pages;
  const language = useLanguage();
  if (!battle.variants) return null;
  const asItWas = { id: undefined, name: words.asItWas, about: words.asItWasHint };
  const ways = [asItWas, ...battle.variants.map(({ id, name, about }) => ({ id, name: name[language], about: about[language] }))];
  return (
    <fieldset className="setup-variants">
      <legend>{words.variants}</legend>
      {ways.map(({ id, name, about }) => (
        <label key={id ?? ''} className="setup-pick">
          <input type="radio" name="variant" data-testid={`variant-${id ?? 'none'}`} checked={id === chosen} onChange={() => choose(id)} />
          <span>
            <b>{name}</b>
            <small>{about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
