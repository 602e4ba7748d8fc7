import { unitPlurals } from '@talloor/messages/shop/fr/unitPlurals.ts';
import { countsAsOne } from '@talloor/rules/format/countsAsOne.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { PaperLanguage } from './openPaper.ts';

/** `3 kist`, `3 caisses`. */
export function quantityText(language: PaperLanguage, quantity: number, unit: string): string {
  const isPlural = language === 'fr' && !countsAsOne(language, quantity);
  return `${formatNumber(language, quantity)} ${isPlural ? (unitPlurals[unit] ?? unit) : unit}`;
}
