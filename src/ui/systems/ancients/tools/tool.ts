import type { Direction, Hex } from '../../../../kernel/board';
import type { PlainTool } from '../../../../store/table';

/** What the next click on a map of the land means; `unit` is a unit's id. */
export type LandTool =
  | PlainTool
  | { readonly kind: 'move'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  | { readonly kind: 'enter'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  /** `deploys`: leaders deploy with their units (13.3). */
  | { readonly kind: 'place'; readonly deploys?: true; readonly at?: Hex }
  | { readonly kind: 'shoot'; readonly unit: number; readonly at?: Hex }
  | { readonly kind: 'attack'; readonly unit: number; readonly at?: Hex; readonly facing?: Direction | undefined }
  | { readonly kind: 'choose'; readonly at?: Hex }
  | { readonly kind: 'deploy'; readonly unit: number; readonly goal?: Hex; readonly facing?: Direction | undefined }
  | { readonly kind: 'group'; readonly order: 'activate' | 'restrain'; readonly units: readonly number[] }
  | { readonly kind: 'lead'; readonly from: Hex; readonly at?: Hex };

export type LandToolKind = LandTool['kind'];
export type ToolOf<K extends LandToolKind> = Extract<LandTool, { kind: K }>;
