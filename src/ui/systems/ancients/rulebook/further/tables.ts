/** 15.2 What a unit costs, in points. */
export const PRICES = { LI: '3', HI: '7', PX: '12', LA: '4', HA: '5', MM: '2', LC: '5', HC: '6', KT: '10', CH: '6', EL: '15' } as const;
