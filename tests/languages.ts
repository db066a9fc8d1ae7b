/** Words that only the one language has, for sentences made with numbers and names. */
export const ENGLISH_WORDS = /\b(the|and|of|was|were|with|facing|your|this|which|moved|attacked|hits?|leaders)\b/i;
export const FRENCH_WORDS = /(^|\s|’)(le|la|les|des|une?|du|est|sont|avec|vers|votre|cette|qui|points?\sde|déplacée?)(\s|$)/i;
