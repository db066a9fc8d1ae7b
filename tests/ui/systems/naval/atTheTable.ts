import { naval } from '../../../../src/rules/naval/system';
import * as tools from '../../../../src/ui/systems/naval/tools';
import { sitBy } from '../sit';
import { squadrons } from './squadrons';

const sitAt = sitBy(naval, tools);

/** The squadrons, or a battle that differs from theirs. */
export const sit = (changes: object = {}, seed?: number) => sitAt({ ...squadrons, ...changes }, seed);
