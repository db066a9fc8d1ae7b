/* What `build/battles.mjs` makes of the folders in `battles/`, in the order in which battles are listed. */

declare module 'virtual:battles/facts' {
  const facts: readonly import('./facts').BattleFacts[];
  export default facts;
}

declare module 'virtual:battles/sides' {
  const sides: Readonly<Record<string, import('./sideNames').SideNames>>;
  export default sides;
}

declare module 'virtual:battles/sides/en' {
  const sides: Readonly<Record<string, import('./sideNames').SidesSaid>>;
  export default sides;
}

declare module 'virtual:battles/sides/fr' {
  const sides: Readonly<Record<string, import('./sideNames').SidesSaid>>;
  export default sides;
}

declare module 'virtual:battles/one' {
  const load: Readonly<Record<string, () => Promise<{ readonly default: import('./battle').Battle }>>>;
  export default load;
}

declare module 'virtual:battles/all' {
  const battles: readonly import('./battle').Battle[];
  export default battles;
}
