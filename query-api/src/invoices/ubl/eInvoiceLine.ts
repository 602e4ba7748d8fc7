import type { EInvoiceLine, EInvoiceVat } from '@talloor/einvoice/document.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { eInvoiceTexts } from '@talloor/messages/eInvoice/eInvoiceTexts.ts';
import type { InvoiceLineRow } from '@talloor/projections/tables/invoices.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { PriceUnitOf } from '../findPriceUnits.ts';
import { unitCode } from './unitCode.ts';

export const vatOf = (rate: number): EInvoiceVat => (rate === 0 ? { category: 'Z' } : { category: 'S', rate });

type LineContext = {
  /** Order numbers by delivery number. */
  readonly orders: ReadonlyMap<string, string>;
  readonly priceUnitOf: PriceUnitOf;
  readonly language: 'nl' | 'fr';
};

export function eInvoiceLine(line: InvoiceLineRow, { orders, priceUnitOf, language }: LineContext): EInvoiceLine {
  const { kind, weight, return_id: returnId, unit, total_cents: cents } = line;
  const words = eInvoiceTexts[language];
  const notes = [
    ...(weight === null || line.quantity === null
      ? []
      : [`${words.weighed}: ${formatNumber(language, line.quantity)} ${unit?.[language] ?? ''}`.trim()]),
    ...(returnId === null ? [] : [fillText(words.ofReturn, { number: returnId }, language)]),
  ];
  return {
    name: line.name[language],
    description: null,
    note: notes.length === 0 ? null : notes.join(', '),
    articleNumber: line.article_number,
    unitCode: weight === null ? unitCode(unit) : unitCode(priceUnitOf(line.article_number)),
    ...quantityAndPrice(line),
    adjustments: [],
    vat: kind === 'goods' ? vatOf(line.vat_rate ?? 0) : { category: 'E', reason: words.deposit },
    orderNumber: orders.get(line.delivery_number) ?? null,
    deliveryNoteNumber: line.delivery_number,
  };

  /** For the whole quantity where the unit price does not give the amount. */
  function quantityAndPrice({
    quantity,
    price_mills: mills,
  }: InvoiceLineRow): Pick<EInvoiceLine, 'quantity' | 'priceMills' | 'baseQuantity'> {
    const count = weight ?? quantity ?? 1;
    const signed = kind === 'empties' || cents < 0 ? -count : count;
    if (mills !== null && amountCents(mills, signed) === cents)
      return { quantity: signed, priceMills: mills, baseQuantity: 1 };
    const base = count === 0 ? 1 : count;
    return { quantity: cents < 0 ? -base : base, priceMills: Math.abs(cents) * 10, baseQuantity: base };
  }
}
