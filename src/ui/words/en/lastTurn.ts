const RULES = {
  survival: 'After the last turn that limit of losses alone decides.',
  shares: 'After the last turn the smaller share of losses wins, each measured by its own disintegration.',
  destroying:
    'After the last turn the smaller share of losses wins, each measured by its own disintegration or by what the enemy must destroy.',
  losses: 'After the last turn the smaller losses win.',
};

/** B14.c What decides a Battle of the Ancient World after its last turn; `holds`: some hexes count for whoever holds them. */
export const lastTurn = (by: keyof typeof RULES, holds: boolean): string =>
  holds && by !== 'survival' ? `${RULES[by]} The points of the hexes that an army holds count as losses of the enemy.` : RULES[by];
