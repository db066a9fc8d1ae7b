/** Words that only the one language has, for sentences made with numbers and names. */
export const ENGLISH_WORDS = /\b(the|and|of|was|were|with|facing|your|this|which|moved|attacked|hits?|leaders)\b/i;
/** In capitals LA are light archers, in both. */
export const FRENCH_WORDS =
  /(^|\s|’)([Ll]e|[Ll]a|[Ll]es|[Dd]es|[Uu]ne?|[Dd]u|[Ee]st|[Ss]ont|[Aa]vec|[Vv]ers|[Vv]otre|[Cc]ette|[Qq]ui|[Pp]oints?\sde|[Dd]éplacée?)(\s|$)/;
