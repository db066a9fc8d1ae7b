import type { OrderKind } from '../../../../../rules/ancients/model/orders';

/** Typed orders that optional rules bring. */
export const typedOrders: Readonly<Partial<Record<OrderKind, readonly [order: string, text: string]>>> = {
  roll: ['roll', 'lance le dé pour savoir qui commence'],
  camp: ['camp C11', 'place un camp'],
  deploy: ['LI@C10/2', 'place une unité\u00a0; C10@D9/3 la place ailleurs'],
  dismount: ['dismount B3', 'met pied à terre'],
  aside: ['aside', 'met un chef de côté contre les éléphants'],
  charge: ['charge', 'déclare la charge barbare'],
  activate: ['activate B3 B4', 'active une unité ou un groupe'],
  restrain: ['restrain B3', 'retient des unités impétueuses'],
  lead: ['lead B3 C5', 'un chef marche'],
  rally: ['rally B3', 'rallie une unité'],
  gather: ['gather D4', 'ramasse des flèches'],
  hit: ['hit D4', 'choisit qui est touché'],
  challenge: ['challenge E5 E4', 'un chef défie celui qui est en E4'],
  accept: ['accept', 'accepte un défi'],
  withdraw: ['away D4', 'le refuse, seul\u00a0: le chef va en D4 (avec une unité\u00a0: away 1)'],
  tactic: ['tactic prudent', 'choisit comment se battre en duel\u00a0: offensive, prudent, defensive'],
};
