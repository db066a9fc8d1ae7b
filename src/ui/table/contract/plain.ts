/** A text as it is compared with what is typed: in small letters and without accents, as many as there were. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
