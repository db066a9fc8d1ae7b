import type { Refusal } from '../../../kernel/game';
import type { Answer, SystemHelp, Told } from './help';

/** The words of a game's help that every game's help has. */
interface HelpWords {
  readonly why: { readonly asking: string };
  readonly threats: { readonly about: string; readonly none: string };
  /** By the words of the game's player. */
  readonly reasons: Readonly<Record<string, (told: Told) => string>>;
}

interface OwnWords {
  fetch(): Promise<void>;
  now(): HelpWords;
}

/** What fetches the help of a game: what it answers, once its own words are there. */
export function createHelp(words: OwnWords, answers: Omit<SystemHelp, 'texts' | 'reasonText'>): () => Promise<SystemHelp> {
  const help: SystemHelp = {
    ...answers,
    texts() {
      const { why, threats } = words.now();
      return { asking: why.asking, about: threats.about, none: threats.none };
    },
    reasonText(why, told) {
      const { reasons } = words.now();
      return Object.hasOwn(reasons, why) ? reasons[why]!(told) : undefined;
    },
  };
  return async () => {
    await words.fetch();
    return help;
  };
}

/** How an answer tells a refusal: in words, with its rule and the hexes that it speaks of. */
export const refusedBy =
  <Context>(say: (refusal: Refusal, context: Context) => string) =>
  ({ context }: { readonly context: Context }, refusal: Refusal): Pick<Answer, 'text' | 'rule' | 'hexes'> => ({
    text: say(refusal, context),
    rule: refusal.rule,
    hexes: refusal.hexes,
  });
