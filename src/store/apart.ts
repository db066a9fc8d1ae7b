import type { Doubt } from '../kernel/match';

/** Whether the other side of a game has a screen of its own. */
export const isApart = ({ doubt }: { readonly doubt?: Doubt | undefined }): boolean => doubt?.dice === 'both' && !doubt.until;
