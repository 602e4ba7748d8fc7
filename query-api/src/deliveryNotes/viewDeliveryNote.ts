import type { DeliveryNoteLineView, DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { EmptiesBalance } from '@talloor/contracts/endpoints/empties.ts';
import type { DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { centsOfEuros, eurosOfCents, eurosOfMills, percentageOf } from '@talloor/rules/money/rounding.ts';
import { deliveryStage, deliverySteps } from './deliveryStage.ts';
import { returnsOfLine, type ReturnsOfNote } from '../returns/findReturnsOfNote.ts';
import type { RecallsOfNote } from '../recalls/findRecalls.ts';
import type { FoundDelivery } from './findDelivery.ts';
import { secondsOf } from '../secondsOf.ts';

type Faces = ReadonlyMap<string, Pick<ProductFacts, 'board' | 'icon' | 'priceUnit' | 'erpNumber'>>;
export type NoteView = {
  readonly customer: CustomerFacts;
  /** Whether prices are allowed and requested. */
  readonly showPrices: boolean;
  readonly withPrices: boolean;
  readonly language: 'nl' | 'fr';
  readonly now: Date;
  readonly products: Faces;
  readonly returns: ReturnsOfNote;
  readonly recalls: RecallsOfNote;
  readonly empties: readonly EmptiesBalance[];
};

export function viewDeliveryNote(delivery: FoundDelivery, view: NoteView): DeliveryNoteView {
  const { customer, showPrices, withPrices, now } = view;
  const isPriced = showPrices && withPrices;
  const checked = new Set(delivery.checked ?? []);
  const rows = delivery.lines ?? [];
  const lines = rows.map((row) => lineView(row, rows, { ...view, isPriced, isChecked: checked.has(row.line_id) }));
  const { vatNumber } = customer;
  const { totals, address, address_personal: addressee } = delivery;
  return {
    number: delivery.delivery_number,
    order_number: delivery.order_number,
    customer_number: delivery.customer_number,
    customer_name: delivery.customer_name,
    reference: delivery.reference,
    delivery_date: epochOfDay(delivery.day),
    ...(delivery.delivery_service?.kind === 'mussels' && { delivery_moment: delivery.delivery_service.moment }),
    stage: deliveryStage(delivery),
    steps: deliverySteps(delivery, now),
    route: delivery.route,
    stop: delivery.stop,
    stops: delivery.stops,
    expected: { from: secondsOf(delivery.expected.from), until: secondsOf(delivery.expected.until) },
    delivered_at: delivery.delivered_at === null ? null : secondsOf(delivery.delivered_at),
    received_by: delivery.receipt?.received_by || null,
    signature: delivery.receipt?.signature ?? null,
    delivery_address: address && addressee && { ...address, ...addressee },
    billing_address: viewBillingAddress(customer),
    vat_number: vatNumber === '' ? null : vatNumber,
    show_prices: showPrices,
    lines,
    totals: isPriced && totals ? { ...totals, vat: [...totals.vat] } : null,
    checked_lines: lines.filter((line) => line.checked).length,
    containers: (delivery.containers ?? []).map(({ sscc, kind }) => ({ sscc, kind })),
    empties: (delivery.empties ?? []).map(({ kind, count }) => ({ kind, count })),
    empties_balance: view.empties.map(({ kind, count }) => ({ kind, count })),
    invoice_number: delivery.invoice_number,
  };
}

export const viewBillingAddress = ({ billingAddress }: Pick<CustomerFacts, 'billingAddress'>) => {
  const { name, street, streetNumber, box, postal, city } = billingAddress;
  return { name, address: `${street} ${streetNumber}${box === '' ? '' : ` / ${box}`}`, postal, city };
};

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
  const replacedLine = rows.find(({ line_id: id }) => id === row.replaces);
  const { short, state, name, unit, ...values } = row;
  return {
    line_id: values.line_id,
    article_number: values.article_number,
    ...(product?.erpNumber && { erp_number: product.erpNumber }),
    name: name[language],
    brand: values.brand,
    ...(product && { board: product.board, icon: product.icon }),
    unit: unit[language],
    ordered: values.ordered,
    delivered: values.delivered,
    replaced: values.replaced,
    manco: short,
    percentage: values.percentage,
    state,
    reason: values.reason,
    ...(values.comment !== undefined && { comment: values.comment }),
    replaces: replacedLine
      ? {
          line_id: replacedLine.line_id,
          article_number: replacedLine.article_number,
          name: replacedLine.name[language],
        }
      : null,
    is_weight_article: values.is_weight_article,
    expected_weight: values.expected_weight,
    weight: values.weight,
    lots: values.lots.map(({ lot, best_before, quantity }) => ({ lot, best_before, quantity })),
    price_per_unit: isPriced ? values.price_per_unit : null,
    price_unit: product?.priceUnit[language] || (values.is_weight_article ? 'kg' : unit[language]),
    price_incl_vat: isPriced ? withVatOfPrice(values.price_per_unit, values.tax_percentage) : null,
    total_excl_vat: isPriced ? values.total_excl_vat : null,
    total_incl_vat: isPriced ? withVat(values.total_excl_vat, values.tax_percentage) : null,
    ordered_total: isPriced ? values.ordered_total : null,
    tax_percentage: values.tax_percentage,
    vat_code: vatCode(values.tax_percentage),
    is_free: values.is_free,
    checked: view.isChecked,
    ...returnsOfLine(view.returns, row),
    ...(recall && { recall }),
  };
}

/** For display: VAT is rounded per rate, never per line. */
function withVat(euros: number, rate: number): number {
  const cents = centsOfEuros(euros);
  return eurosOfCents(cents + percentageOf(cents, rate));
}

function withVatOfPrice(euros: number, rate: number): number {
  const mills = Math.round(euros * 1000);
  return eurosOfMills(mills + percentageOf(mills, rate));
}
