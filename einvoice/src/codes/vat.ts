import { codesOf } from './codesOf.ts';

/** UNTDID 5305. */
export const vatCategoryCodes = codesOf(`
  AE L M E S Z G O K B
`);
