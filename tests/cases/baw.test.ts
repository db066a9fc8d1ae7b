import { testCases } from './testCases';

testCases('tests/cases/baw');
