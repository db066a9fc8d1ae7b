import { createStore } from 'zustand/vanilla';

/** A link that the browser did not let the page copy, to be copied by hand. */
export const uncopied = createStore<{ readonly link: string | undefined }>(() => ({ link: undefined }));
