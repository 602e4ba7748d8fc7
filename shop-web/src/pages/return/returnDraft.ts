import type { DeliveryNoteLineView, DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import type { ReturnReason } from '@talloor/contracts/endpoints/returns.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { creditReturn } from '@talloor/rules/returns/creditReturn.ts';

/** As contracts/src/endpoints/returns.ts, copied to avoid zod. */
export const mostPhotos = 6;
export const mostPhotoMegabytes = 10;
export const longestComment = 400;

export const reasons: readonly ReturnReason[] = [
  'recall',
  'quality_deviation',
  'damaged',
  'unsuitable_replacement',
  'ordered_too_much',
  'wrong_order',
];

export type DraftLine = {
  readonly lineId: string;
  readonly quantity: string;
  readonly reason: ReturnReason | '';
  /** dd/mm/yyyy or empty. */
  readonly bestBefore: string;
  readonly comment: string;
};

/** Quantity 1 or the smaller remainder. */
export function draftLineOf(line: DeliveryNoteLineView): DraftLine {
  const [first, ...others] = line.lots;
  const bestBefore = others.length === 0 ? (first?.best_before ?? '') : '';
  const quantity = quantityInput(Math.min(1, line.returnable));
  return { lineId: line.line_id, quantity, reason: '', bestBefore: formatDayInput(bestBefore), comment: '' };
}

/** Returnable recalled lines: those set aside, else all. */
export function recalledOf(note: DeliveryNoteView, recall: RecallView | undefined): DraftLine[] {
  const affected = recall?.deliveries.find(({ delivery_number: number }) => number === note.number)?.lines ?? [];
  return note.lines.flatMap((line) => {
    const recalledLine = affected.find(({ line_id: id }) => id === line.line_id);
    const returnQuantity = Math.min(line.returnable, recalledLine?.answer?.held ?? recalledLine?.quantity ?? 0);
    if (returnQuantity <= 0) return [];
    return [{ ...draftLineOf(line), reason: 'recall', quantity: quantityInput(returnQuantity) }];
  });
}

/** yyyy-mm-dd as dd/mm/yyyy. */
export const formatDayInput = (day: string): string => day.split('-').toReversed().join('/');

/** @returns yyyy-mm-dd; null if invalid */
export function readDay(text: string): string | null {
  const parts = text.trim().split(/[/.\s-]+/);
  const [day = '', month = '', year = ''] = /^\d{4}$/.test(parts[0] ?? '') ? parts.toReversed() : parts;
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^2\d{3}$/.test(year)) return null;
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${isoDate}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== isoDate ? null : isoDate;
}

type Returnable = Pick<DeliveryNoteLineView, 'returnable' | 'delivered' | 'is_weight_article' | 'unit'>;

/** Sold and returned by the piece. */
export const goesBackWhole = ({ delivered, is_weight_article: isWeighed }: Returnable): boolean =>
  !isWeighed && Number.isInteger(delivered);

/** At most three decimals; null if invalid or too much. */
export function readReturnQuantity(text: string, line: Returnable): number | null {
  const isWhole = goesBackWhole(line);
  const limits = { step: isWhole ? 1 : 0.001, units: [line.unit], most: line.returnable };
  const quantity = readTypedQuantity(text, limits);
  if (typeof quantity === 'string' || quantity === 0) return null;
  return isWhole && !Number.isInteger(quantity) ? null : quantity;
}

export type LineFault = 'quantity' | 'reason' | 'bestBefore';

export function faultsOf(draft: DraftLine, line: DeliveryNoteLineView): readonly LineFault[] {
  return [
    ...(readReturnQuantity(draft.quantity, line) === null ? (['quantity'] as const) : []),
    ...(draft.reason === '' ? (['reason'] as const) : []),
    ...(draft.bestBefore.trim() !== '' && readDay(draft.bestBefore) === null ? (['bestBefore'] as const) : []),
  ];
}

/** Without VAT and deposit, after earlier credits; null for hidden prices. */
export function valueOf(note: DeliveryNoteView, lines: readonly DraftLine[]): number | null {
  if (note.totals === null) return null;
  const paidLines = note.lines.map((line) => ({
    lineId: line.line_id,
    delivered: line.delivered,
    vatRate: line.tax_percentage,
    depositMills: 0,
    lineTotalCents: centsOfEuros(line.total_excl_vat ?? 0),
  }));
  const returned = lines.flatMap((draft) => {
    const line = note.lines.find((each) => each.line_id === draft.lineId);
    const quantity = line ? readReturnQuantity(draft.quantity, line) : null;
    return quantity === null ? [] : [{ lineId: draft.lineId, quantity }];
  });
  const credited = note.lines.flatMap(({ line_id: lineId, returns }) =>
    returns.filter(({ status }) => status === 'credited').map(({ quantity }) => ({ lineId, quantity })),
  );
  const discountCents = centsOfEuros(note.totals.discounts);
  const credit = creditReturn({ lines: paidLines, discountCents }, returned, [{ quantities: credited, bases: [] }]);
  return eurosOfCents(credit.baseCents);
}
