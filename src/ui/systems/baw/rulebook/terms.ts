import type { Term } from '../../../learn/rulebook/terms';

/** The terms of Battles of the Ancient World beside those of the land game. */
export const bawTerms: readonly Term[] = [
  // Counters
  ['legion', 'légion', 'B1.b'],
  ['hoplites', 'hoplites', 'B1.b'],
  ['auxiliaries', 'auxiliaires', 'B1.b'],
  ['levy', 'levée', 'B1.b'],
  ['warband', 'bande guerrière', 'B1.b'],
  ['slingers', 'frondeurs', 'B1.b'],
  ['scythed chariots', 'chars à faux', 'B1.b'],
  ['defence only', 'défense seule', 'B1.c'],
  ['light unit', 'unité légère', 'B1.d'],
  ['spent', 'à usage unique', 'B1.d'],
  // Ground
  ['forest', 'forêt', 'B2.2'],
  ['level', 'niveau', 'B2.a'],
  ['slope hexside', 'côté de pente', 'B2.3'],
  ['stream hexside', 'côté de ruisseau', 'B2.4'],
  ['river hex', 'hex de rivière', 'B2.5'],
  ['ford hex', 'hex de gué', 'B2.6'],
  ['sea', 'mer', 'B2.7'],
  ['rampart', 'rempart', 'B2.8'],
  ['works', 'retranchements', 'B2.10'],
  // Melee
  ['bound', 'engagé', 'B7.1.a'],
  ['due', 'à attaquer', 'B7.1.a'],
  ['shift of columns', 'décalage de colonnes', 'B7.4.c'],
  ['EC, exchange', 'EC, échange', 'B7.6'],
  ['AE, attacker eliminated', 'AE, attaquant éliminé', 'B7.6'],
  ['AR, attacker retreats', 'AR, attaquant recule', 'B7.6'],
  ['DR, defender retreats', 'DR, défenseur recule', 'B7.6'],
  ['SE, no effect', 'SE, sans effet', 'B7.6'],
  ['retreat after combat', 'recul', 'B7.7.a'],
  ['displacement, displaced', 'refoulement, refoulé', 'B7.8'],
  ['evasion, to evade', 'esquive, esquiver', 'B10.b'],
  // Fire, leaders, morale
  ['javelin', 'javelot', 'B8.b'],
  ['thrown', 'lancé', 'B8.b'],
  ['bonus', 'bonus', 'B9.a'],
  ['disorganised unit', 'unité désorganisée', 'B11.a'],
  ['rally number', 'nombre de ralliement', 'B11.d'],
  ['army morale', 'moral de l’armée', 'B12'],
  ['demoralised', 'démoralisé', 'B12.b'],
  ['to disintegrate, disintegration', 'se désintégrer, désintégration', 'B12.b'],
  ['exit', 'sortie', 'B13.c'],
];
