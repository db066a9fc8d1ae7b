import type { Option } from '../model/option';

/** 13.14 No volley markers: whoever has fired may still move, turn and attack. */
export const missileUnits: Option = { hooks: { marksVolley: false } };
