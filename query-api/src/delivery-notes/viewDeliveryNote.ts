import type { DeliveryNoteLineView, DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { EmptiesBalance } from '@talloor/contracts/endpoints/empties.ts';
import type { DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { centsOfEuros, eurosOfCents, eurosOfMills, percentageOf } from '@talloor/rules/money/rounding.ts';
import { deliveryStage, deliverySteps } from './deliveryStage.ts';
import { returnsOfLine, type ReturnsOfNote } from '../returns/findReturnsOfNote.ts';
import type { RecallsOfNote } from '../recalls/findRecalls.ts';
import type { FoundDelivery } from './findDelivery.ts';
import { secondsOf } from '../secondsOf.ts';

type Faces = ReadonlyMap<string, { readonly board: string; readonly icon: string | null }>;
export type NoteView = {
  readonly customer: CustomerFacts;
  /** Whether prices are allowed and requested. */
  readonly showPrices: boolean;
  readonly withPrices: boolean;
  readonly language: 'nl' | 'fr';
  readonly now: Date;
  /** By article number. */
  readonly products: Faces;
  readonly returns: ReturnsOfNote;
  readonly recalls: RecallsOfNote;
  readonly empties: readonly EmptiesBalance[];
};

/** Values of an erased person read null. */
export function viewDeliveryNote(found: FoundDelivery, view: NoteView): DeliveryNoteView {
  const { customer, showPrices, withPrices, now } = view;
  const isPriced = showPrices && withPrices;
  const checked = new Set(found.checked ?? []);
  const rows = found.lines ?? [];
  const lines = rows.map((row) => lineView(row, rows, { ...view, isPriced, isChecked: checked.has(row.line_id) }));
  const { billingAddress, vatNumber } = customer;
  const { totals, address, address_personal: addressee } = found;
  return {
    number: found.delivery_number,
    order_number: found.order_number,
    customer_number: found.customer_number,
    customer_name: found.customer_name,
    reference: found.reference,
    delivery_date: epochOfDay(found.day),
    stage: deliveryStage(found),
    steps: deliverySteps(found, now),
    route: found.route,
    stop: found.stop,
    stops: found.stops,
    expected: { from: secondsOf(found.expected.from), until: secondsOf(found.expected.until) },
    delivered_at: found.delivered_at === null ? null : secondsOf(found.delivered_at),
    received_by: found.receipt?.received_by || null,
    signature: found.receipt?.signature ?? null,
    delivery_address: address && addressee && { ...address, ...addressee },
    billing_address: {
      name: billingAddress.name,
      address: streetOf(billingAddress),
      postal: billingAddress.postal,
      city: billingAddress.city,
    },
    vat_number: vatNumber === '' ? null : vatNumber,
    show_prices: showPrices,
    lines,
    totals: isPriced && totals ? { ...totals, vat: [...totals.vat] } : null,
    checked_lines: lines.filter((line) => line.checked).length,
    containers: (found.containers ?? []).map(({ sscc, kind }) => ({ sscc, kind })),
    empties: (found.empties ?? []).map(({ kind, count }) => ({ kind, count })),
    empties_balance: view.empties.map(({ kind, count }) => ({ kind, count })),
    invoice_number: found.invoice_number,
  };
}

const streetOf = ({ street, streetNumber, box }: CustomerFacts['billingAddress']): string =>
  `${street} ${streetNumber}${box === '' ? '' : ` / ${box}`}`;

/** Letters per rate, lowest first, as on paper. */
const vatCodes: readonly (readonly [number, string])[] = [
  [0, 'A'],
  [6, 'B'],
  [12, 'C'],
  [21, 'D'],
];
export const vatCode = (rate: number): string => vatCodes.find(([of]) => of === rate)?.[1] ?? `${rate}`;

function lineView(
  row: DeliveredLineRow,
  rows: readonly DeliveredLineRow[],
  view: NoteView & { readonly isPriced: boolean; readonly isChecked: boolean },
): DeliveryNoteLineView {
  const { language, isPriced } = view;
  const product = view.products.get(row.article_number);
  const recall = view.recalls.get(row.line_id);
  const replaced = rows.find(({ line_id: id }) => id === row.replaces);
  const { short, state, name, unit, ...told } = row;
  return {
    line_id: told.line_id,
    article_number: told.article_number,
    name: name[language],
    brand: told.brand,
    ...(product && { board: product.board, icon: product.icon }),
    unit: unit[language],
    ordered: told.ordered,
    delivered: told.delivered,
    replaced: told.replaced,
    manco: short,
    percentage: told.percentage,
    state,
    reason: told.reason,
    ...(told.comment !== undefined && { comment: told.comment }),
    replaces: replaced
      ? { line_id: replaced.line_id, article_number: replaced.article_number, name: replaced.name[language] }
      : null,
    is_weight_article: told.is_weight_article,
    expected_weight: told.expected_weight,
    weight: told.weight,
    lots: told.lots.map(({ lot, best_before, quantity }) => ({ lot, best_before, quantity })),
    price_per_unit: isPriced ? told.price_per_unit : null,
    price_incl_vat: isPriced ? withVatOfPrice(told.price_per_unit, told.tax_percentage) : null,
    total_excl_vat: isPriced ? told.total_excl_vat : null,
    total_incl_vat: isPriced ? withVat(told.total_excl_vat, told.tax_percentage) : null,
    ordered_total: isPriced ? told.ordered_total : null,
    tax_percentage: told.tax_percentage,
    vat_code: vatCode(told.tax_percentage),
    is_free: told.is_free,
    checked: view.isChecked,
    ...returnsOfLine(view.returns, row),
    ...(recall && { recall }),
  };
}

/** For display only: VAT is rounded per rate, never per line. */
function withVat(euros: number, rate: number): number {
  const cents = centsOfEuros(euros);
  return eurosOfCents(cents + percentageOf(cents, rate));
}

function withVatOfPrice(euros: number, rate: number): number {
  const mills = Math.round(euros * 1000);
  return eurosOfMills(mills + percentageOf(mills, rate));
}
