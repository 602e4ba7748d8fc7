import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';

/** Euros with 2 decimals (spec shopping §5). */
export const roundAmount = (euros: number | null): number | null =>
  euros === null ? null : eurosOfCents(centsOfEuros(euros));
