import { unitPlurals } from '@talloor/messages/shop/unitPlurals.ts';
import { countsAsOne } from '@talloor/rules/format/countsAsOne.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { PaperLanguage } from './openPaper.ts';

/** `3 kisten`, `3 caisses`. */
export function quantityText(language: PaperLanguage, quantity: number, unit: string): string {
  const shownUnit = countsAsOne(language, quantity) ? unit : (unitPlurals[language][unit] ?? unit);
  return `${formatNumber(language, quantity)} ${shownUnit}`;
}
