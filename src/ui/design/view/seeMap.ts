/** Where a screen has no room for all, the map is scrolled to: whoever is to see or to draw something on it has pressed a button below. */
export const seeMap = (): void => document.querySelector('.design-middle')?.scrollIntoView({ block: 'nearest' });

/** The same of the panel that has been chosen: it lies below the map there. */
export const seePanel = (): void => document.querySelector('.design-side-panel')?.scrollIntoView({ block: 'start' });
