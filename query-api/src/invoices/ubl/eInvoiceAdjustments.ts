import type { DocumentAdjustment } from '@talloor/einvoice/document.ts';
import { eInvoiceTexts } from '@talloor/messages/eInvoice/eInvoiceTexts.ts';
import { splitInProportion } from '@talloor/rules/money/splitInProportion.ts';
import type { FoundInvoice } from '../findInvoice.ts';
import { vatOf } from './eInvoiceLine.ts';

/** Shared over the rates, so that each rate has the base of the invoice. */
export function eInvoiceAdjustments(
  { lines, vat }: Pick<FoundInvoice, 'lines' | 'vat'>,
  language: 'nl' | 'fr',
): DocumentAdjustment[] {
  const words = eInvoiceTexts[language];
  const sumOf = (kind: (typeof lines)[number]['kind'], rate?: number): number =>
    lines
      .filter((line) => line.kind === kind && (rate === undefined || line.vat_rate === rate))
      .reduce((sum, { total_cents: cents }) => sum + cents, 0);
  const rates = [
    ...new Set([
      ...vat.map(({ rate }) => rate),
      ...lines.flatMap(({ vat_rate: rate }) => (rate === null ? [] : [rate])),
    ]),
  ];
  const goods = rates.map((rate) => sumOf('goods', rate));
  const hasExpress = sumOf('express_fee') !== 0;
  const hasDelivery = sumOf('delivery_cost') !== 0;
  const chargeReason =
    hasExpress && hasDelivery ? words.deliveryAndExpress : hasExpress ? words.expressFee : words.deliveryCost;
  const discounts = splitInProportion(
    -sumOf('discount'),
    goods.map((cents) => Math.max(0, cents)),
  );
  return rates.flatMap((rate, index): DocumentAdjustment[] => {
    const base = vat.find((each) => each.rate === rate)?.base_cents ?? goods[index] ?? 0;
    const discount = discounts[index] ?? 0;
    const charge = base - (goods[index] ?? 0) + discount;
    return [...adjustment(charge, chargeReason, rate), ...adjustment(-discount, words.discount, rate)];
  });
}

/** UBL has no negative amounts here: a negative charge is an allowance. */
const adjustment = (cents: number, reason: string, rate: number): DocumentAdjustment[] =>
  cents === 0
    ? []
    : [{ kind: cents > 0 ? 'charge' : 'allowance', amountCents: Math.abs(cents), reason, vat: vatOf(rate) }];
