/** The same said in both languages, with the marks of the rulebook: `{rule:6.c}` and `{rule:6.c|words}` lead to a rule, `*words*` are stressed. */
export interface Said {
  readonly en: string;
  readonly fr: string;
}

/** What the list of lessons says of one; its game's wing has it. */
export interface CardOfLesson<Id extends string = string> {
  readonly id: Id;
  /** About how long it takes. */
  readonly minutes: number;
  readonly title: Said;
  /** One sentence: what one can do afterwards. */
  readonly about: Said;
}
