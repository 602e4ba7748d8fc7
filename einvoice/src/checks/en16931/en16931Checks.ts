import type { Check } from '../check.ts';
import { cardinalityChecks } from './cardinality.ts';
import { codesChecks } from './codes.ts';
import { decimalsChecks } from './decimals.ts';
import { presenceChecks } from './presence.ts';
import { totalsChecks } from './totals.ts';
import { unusedChecks } from './unused.ts';
import { vatCategoryChecks } from './vatCategories.ts';
import { vatMixtureChecks } from './vatMixtures.ts';

/** EN 16931 for UBL, version 1.3.16. */
export const en16931Checks: readonly Check[] = [
  ...presenceChecks,
  ...totalsChecks,
  ...decimalsChecks,
  ...vatCategoryChecks,
  ...vatMixtureChecks,
  ...codesChecks,
  ...cardinalityChecks,
  ...unusedChecks,
];
