import { ancients } from '../../../../src/rules/ancients';
import * as tools from '../../../../src/ui/systems/ancients/tools';
import { sitBy } from '../sit';

export const sit = sitBy(ancients, tools);
