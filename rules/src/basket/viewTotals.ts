import type { Language } from '../facts.ts';
import { eurosOfCents } from '../money/rounding.ts';
import type { BasketAssessment } from './assessment.ts';
import type { BasketTexts, TotalLineType } from './basketTexts.ts';
import type { BasketView } from './basketWire.ts';

type TotalLine = BasketView['total_lines'][number];

export type Totalled = Pick<
  BasketAssessment,
  'subtotalCents' | 'deliveryCents' | 'expressCents' | 'discountCents' | 'depositCents' | 'payableCents' | 'approximate'
> & {
  readonly customer: Pick<BasketAssessment['customer'], 'showPrices' | 'freeDeliveryFromCents'>;
  readonly vat: readonly { readonly rate: number; readonly vatCents: number }[];
  readonly countedLines: readonly Pick<BasketAssessment['countedLines'][number], 'approximate' | 'product'>[];
};

/** Weight-based amounts are approximate. */
export function viewTotals(totalled: Totalled, language: Language, texts: BasketTexts): TotalLine[] {
  const { approximate, customer } = totalled;
  const line = (type: TotalLineType, cents: number, isApproximate: boolean, rate: number | null = null): TotalLine => {
    const parameters = {
      ...(rate === null ? {} : { rate }),
      ...(type === 'delivery' && customer.showPrices
        ? { free_amount: eurosOfCents(customer.freeDeliveryFromCents) }
        : {}),
    };
    return {
      type,
      label: texts.totalLabel(type, parameters, language),
      amount: customer.showPrices ? eurosOfCents(cents) : null,
      tooltip_content: texts.totalTooltip(type, parameters, language),
      tax_percentage: rate,
      is_approximate: isApproximate,
    };
  };
  const lines = [line('subtotal', totalled.subtotalCents, approximate)];
  if (totalled.deliveryCents !== 0) lines.push(line('delivery', totalled.deliveryCents, false));
  if (totalled.expressCents !== 0) lines.push(line('express', totalled.expressCents, false));
  if (totalled.discountCents !== 0) lines.push(line('discount', -totalled.discountCents, false));
  const weighed = new Set(totalled.countedLines.filter((each) => each.approximate).map((each) => each.product.vatRate));
  for (const { rate, vatCents } of totalled.vat) lines.push(line('vat', vatCents, weighed.has(rate), rate));
  const { payableCents, depositCents } = totalled;
  lines.push(line('subtotal_incl_vat', payableCents - depositCents, approximate));
  if (depositCents !== 0) lines.push(line('empty_goods', depositCents, false));
  lines.push(line('grand_total', payableCents, approximate));
  return lines;
}
