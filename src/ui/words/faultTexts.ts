/** What should have been there, by the code of a fault. Behind a colon a code carries a number, a rule or a kind. */
export type FaultTexts = Readonly<Record<string, string | ((value: string) => string)>>;
