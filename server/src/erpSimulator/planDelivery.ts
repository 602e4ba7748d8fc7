import { randomOf, type Random } from '@talloor/catalogue/generator/randomOf.ts';
import { instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { invoiceOfWeek } from './planInvoice.ts';

export type SimulatedOrder = {
  readonly orderNumber: string;
  readonly customerNumber: string;
  /** yyyy-mm-dd in Brussels */
  readonly deliveryDay: string;
  /** ISO 8601 */
  readonly changeDeadline: string;
  readonly lines: readonly SimulatedLine[];
};
export type SimulatedLine = {
  readonly lineId: string;
  readonly articleNumber: string;
  readonly groupCode: string;
  readonly quantity: number;
  readonly isWeightArticle: boolean;
  /** Units of the price per ordered unit. */
  readonly conversionFactor: number;
  /** Euros */
  readonly price: number;
  readonly isFree: boolean;
};

/** `at` in milliseconds. */
export type DueReport = { readonly at: number; readonly message: DeliveryMessage };

const minute = 60_000;
export const noteNumberOf = (orderNumber: string): string => `6${orderNumber}`;

/** Deterministic per order. */
export function planDelivery(order: SimulatedOrder): readonly DueReport[] {
  const random = randomOf(Number(BigInt(order.orderNumber) % 4_294_967_296n));
  const number = noteNumberOf(order.orderNumber);
  const on = (time: string, offset = 0): number => instantOf(addDays(order.deliveryDay, offset), time);
  const stop = random.between(1, 14);
  const stops = Math.max(stop, 9) + random.between(0, 5);
  const departedAt = on('06:40') + random.between(0, 40) * minute;
  const arrived = departedAt + 70 * minute + stop * 14 * minute + random.between(0, 9) * minute;
  const iso = (instant: number): string => new Date(instant).toISOString();
  const createReport = (at: number, kind: DeliveryMessage['kind'], more: object): DueReport => ({
    at,
    message: deliveryMessage.parse({
      message_id: `sim-${number}-${kind}-${at}`,
      delivery_number: number,
      kind,
      ...more,
    }),
  });
  const window = (from: number, until: number) => ({ expected_from: iso(from), expected_until: iso(until) });
  const scheduledAt = Date.parse(order.changeDeadline) + 25 * minute;
  const pickedAt = Math.max(on('20:10', -1) + random.between(0, 60) * minute, scheduledAt + 5 * minute);
  const loadedAt = Math.max(on('23:05', -1), pickedAt + minute);
  const nearAt = arrived - 45 * minute;
  const receivers = ['Y. Claes', 'M. Dubois', 'S. Peeters', 'keuken'] as const;
  const invoice = invoiceOfWeek(order.customerNumber, order.deliveryDay);
  const { containers, empties } = planContainers(order.orderNumber);
  const messages = [
    createReport(scheduledAt, 'scheduled', {
      order_number: order.orderNumber,
      day: order.deliveryDay,
      ...window(arrived - 75 * minute, arrived + 75 * minute),
      route: String(random.between(1, 24)),
      stop,
      stops,
    }),
    createReport(pickedAt, 'picked', { at: iso(pickedAt), lines: pickLines(order, random) }),
    createReport(loadedAt, 'loaded', { at: iso(loadedAt), containers }),
    createReport(departedAt, 'dispatched', { at: iso(departedAt) }),
    createReport(nearAt, 'progress', {
      at: iso(nearAt),
      stops_before: Math.min(stop - 1, 3),
      ...window(arrived - 15 * minute, arrived + 15 * minute),
    }),
    createReport(arrived, 'delivered', {
      at: iso(arrived),
      received_by: random.pick(receivers),
      signature: signatureOf(random),
      empties,
    }),
    createReport(invoice.at, 'invoiced', {
      invoice_number: invoice.invoiceNumber,
      invoiced_on: invoice.invoicedOn,
      due_on: invoice.dueOn,
    }),
  ];
  return messages.filter(({ message }) => message.kind !== 'progress' || nearAt > departedAt);
}

function pickLines(order: SimulatedOrder, random: Random): object[] {
  return order.lines.map((line) => {
    const lineKey = { line_id: line.lineId, article_number: line.articleNumber };
    const luck = line.isFree ? 1 : random.next();
    if (luck < 0.02) return { ...lineKey, delivered: 0, reason: 'supplier' };
    if (luck < 0.05) {
      const other = order.lines.find(
        (each) =>
          each.groupCode === line.groupCode &&
          Math.abs(each.price - line.price) < line.price / 2 &&
          each.articleNumber !== line.articleNumber &&
          !each.isFree &&
          !each.isWeightArticle &&
          !line.isWeightArticle,
      );
      if (other) {
        const { articleNumber: article_number, price } = other;
        const replacement = {
          article_number,
          quantity: line.quantity,
          replaces: line.quantity,
          price,
          lots: [lotOf(order, line, line.quantity, random)],
        };
        return { ...lineKey, delivered: 0, reason: 'out_of_stock', replacements: [replacement] };
      }
    }
    const deliveredQuantity = luck < 0.09 && line.quantity > 1 ? Math.ceil(line.quantity / 2) : line.quantity;
    return {
      ...lineKey,
      delivered: deliveredQuantity,
      ...(deliveredQuantity < line.quantity && { reason: 'out_of_stock' }),
      ...(line.isWeightArticle && { weight: weightOf(line, deliveredQuantity, random) }),
      lots: [lotOf(order, line, deliveredQuantity, random)],
    };
  });
}

const weightOf = ({ conversionFactor }: SimulatedLine, quantity: number, random: Random): number =>
  Math.max(1, Math.round(quantity * conversionFactor * (0.96 + random.next() * 0.08) * 100)) / 100;

/** Days from production to delivery, and from delivery to the best-before date. */
const freshness: Readonly<Record<string, { readonly age: number; readonly keeps: readonly [number, number] }>> = {
  veg: { age: 2, keeps: [3, 9] },
  meat: { age: 3, keeps: [4, 12] },
  poultry: { age: 2, keeps: [4, 8] },
  fish: { age: 1, keeps: [2, 5] },
  dairy: { age: 6, keeps: [8, 35] },
  bread: { age: 1, keeps: [2, 6] },
  prepared: { age: 3, keeps: [6, 21] },
};
const longKept = { age: 40, keeps: [120, 480] } as const;

/** `L26068` is made on day 68 of 2026. */
export function lotOf(
  { deliveryDay }: Pick<SimulatedOrder, 'deliveryDay'>,
  { groupCode }: Pick<SimulatedLine, 'groupCode'>,
  quantity: number,
  random: Random,
): { readonly lot: string; readonly best_before: string; readonly quantity: number } {
  const { age, keeps } = freshness[groupCode] ?? longKept;
  const madeOn = addDays(deliveryDay, -random.between(1, age));
  const dayOfYear = 1 + (Date.parse(madeOn) - Date.parse(`${madeOn.slice(0, 4)}-01-01`)) / 86_400_000;
  const lot = `L${madeOn.slice(2, 4)}${String(dayOfYear).padStart(3, '0')}`;
  return { lot, best_before: addDays(deliveryDay, random.between(...keeps)), quantity };
}

/** GS1 General Specifications, 7.9. */
function ssccOf(orderNumber: string, serial: number): string {
  const body = `${3 + serial}54123450${orderNumber.slice(-8).padStart(8, '0')}`;
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function planContainers(orderNumber: string) {
  const random = randomOf(Number(BigInt(orderNumber) % 4_294_967_296n) + 1);
  const crates = random.between(0, 5);
  const returnedCrates = random.between(0, crates);
  const kinds = ['roll', ...Array.from({ length: crates }, () => 'crate')];
  return {
    containers: kinds.map((kind, serial) => ({ sscc: ssccOf(orderNumber, serial), kind })),
    empties: [
      ...(returnedCrates > 0 ? [{ kind: 'crate', count: returnedCrates }] : []),
      ...(random.next() < 0.9 ? [{ kind: 'roll', count: 1 }] : []),
    ],
  };
}

function signatureOf(random: Random): string {
  const points = Array.from({ length: 6 }, (_, index) => `${30 + index * 40} ${random.between(15, 85)}`);
  return `M 10 50 Q ${points[0]} ${points[1]} T ${points[2]} T ${points[3]} T ${points[4]} T ${points[5]}`;
}
