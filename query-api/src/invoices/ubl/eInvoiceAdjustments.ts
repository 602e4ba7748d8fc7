import type { DocumentAdjustment, EInvoiceLine } from '@talloor/einvoice/document.ts';
import { eInvoiceTexts } from '@talloor/messages/eInvoice/eInvoiceTexts.ts';
import type { InvoiceLineRow } from '@talloor/projections/tables/invoices.ts';
import { splitInProportion } from '@talloor/rules/money/splitInProportion.ts';
import type { FoundInvoice } from '../findInvoice.ts';
import { vatOf } from './eInvoiceLine.ts';

/** Costs are charges, discounts allowances, shared so that each rate has its base. */
export function eInvoiceAdjustments(
  { lines, vat }: Pick<FoundInvoice, 'lines' | 'vat'>,
  language: 'nl' | 'fr',
): DocumentAdjustment[] {
  const added = lines.filter((line) => isShared(line) && line.total_cents > 0);
  const deducted = lines.filter((line) => isShared(line) && line.total_cents < 0);
  const goods = vat.map(({ rate }) => sumOf(lines.filter((line) => line.kind === 'goods' && line.vat_rate === rate)));
  const shares = vat.map(({ base_cents: base }, index) => base - (goods[index] ?? 0));
  // The rate of costs is unknown: they are split in proportion to the goods.
  const unknownShares = splitInProportion(
    sumOf(added) - shares.reduce((sum, share) => sum + Math.max(0, share), 0),
    goods.map((cents) => Math.max(0, cents)),
  );
  const [chargeReason, allowanceReason] = [reasonOf(added, language), reasonOf(deducted, language)];
  return vat.flatMap(({ rate }, index): DocumentAdjustment[] => {
    const [share = 0, unknownShare = 0] = [shares[index], unknownShares[index]];
    const adjustments: DocumentAdjustment[] = [
      { kind: 'charge', amountCents: Math.max(0, share) + unknownShare, reason: chargeReason, vat: vatOf(rate) },
      { kind: 'allowance', amountCents: Math.max(0, -share) + unknownShare, reason: allowanceReason, vat: vatOf(rate) },
    ];
    return adjustments.filter(({ amountCents }) => amountCents > 0);
  });
}

const isShared = ({ kind }: InvoiceLineRow): boolean =>
  kind === 'delivery_cost' || kind === 'express_fee' || kind === 'discount';

const sumOf = (lines: readonly InvoiceLineRow[]): number => lines.reduce((sum, line) => sum + line.total_cents, 0);

function reasonOf(lines: readonly InvoiceLineRow[], language: 'nl' | 'fr'): string {
  const words = eInvoiceTexts[language];
  const has = (kind: InvoiceLineRow['kind']): boolean => lines.some((line) => line.kind === kind);
  if (has('express_fee')) return has('delivery_cost') ? words.deliveryAndExpress : words.expressFee;
  return has('delivery_cost') ? words.deliveryCost : words.discount;
}

/** Stands for costs of 0. */
export const freeCost = (
  { lines, vat }: Pick<FoundInvoice, 'lines' | 'vat'>,
  language: 'nl' | 'fr',
): DocumentAdjustment => ({
  kind: 'charge',
  amountCents: 0,
  reason: reasonOf(lines, language),
  vat: vatOf(vat[0]?.rate ?? 0),
});

export const lineOfAdjustment = ({ kind, amountCents, reason, vat }: DocumentAdjustment): EInvoiceLine => ({
  name: reason,
  description: null,
  note: null,
  articleNumber: null,
  unitCode: 'C62',
  quantity: kind === 'charge' ? 1 : -1,
  priceMills: amountCents * 10,
  baseQuantity: 1,
  adjustments: [],
  vat,
  orderNumber: null,
  deliveryNoteNumber: null,
});
