import type { Plugin } from 'rolldown';

export declare function readBattles(root?: string): readonly Readonly<Record<string, unknown>>[];
export declare function battles(root?: string): Plugin;
