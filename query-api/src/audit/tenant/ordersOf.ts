import type pg from 'pg';
import { z } from 'zod';
import type { Json } from '@talloor/platform/eventStore/port.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { casesTable } from '@talloor/projections/tables/cases.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { invoiceDeliveryNotesTable } from '@talloor/projections/tables/invoices.ts';
import { paymentsTable } from '@talloor/projections/tables/payments.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import type { OpenAudit } from '../openAudit.ts';
import { readWhole } from '../readOrderStreams.ts';
import { partsOfStream, type StreamKind, streamOf } from '../streamKinds.ts';
import { rowOwners } from '../verify/rowOwners.ts';
import type { DifferingRow } from './compareTables.ts';

const noteOrders = `select d.order_number as "order" from ${invoiceDeliveryNotesTable.qualifiedName} n
  join ${deliveriesTable.qualifiedName} d on d.delivery_number = n.delivery_number where n.number =`;
const shownOrders: Readonly<Partial<Record<StreamKind, string>>> = {
  basket: `select order_number as "order" from ${basketsTable.qualifiedName} where basket_id = $1`,
  delivery: `select order_number as "order" from ${deliveriesTable.qualifiedName} where delivery_number = $1`,
  return: `select order_number as "order" from ${returnsTable.qualifiedName} where return_id = $1`,
  serviceRequest: `select order_number as "order" from ${casesTable.qualifiedName} where case_id = $1`,
  invoice: `${noteOrders} $1`,
  payment: `${noteOrders} any (select unnest(invoice_numbers) from ${paymentsTable.qualifiedName} where payment_id = $1)`,
};
const orderFields = z.object({
  orderNumber: z.string().optional(),
  orderNumbers: z.array(z.string()).optional(),
  links: z.object({ orderNumber: z.string().nullable() }).optional(),
  shares: z.array(z.object({ invoiceNumber: z.string() })).optional(),
});
const mostOrders = 20;

export function streamOfRow({ table, stored, replayed }: DifferingRow): string | null {
  const owner = rowOwners.get(table.name);
  const id = owner?.kind === 'order' ? (stored ?? replayed)?.[owner.column] : undefined;
  return owner?.kind !== 'order' || owner.key === 'event' || typeof id !== 'string' ? null : streamOf[owner.key](id);
}

export async function ordersOf({ store, pool }: Pick<OpenAudit, 'store' | 'pool'>, stream: string): Promise<string[]> {
  const [, order] = /^order-(?:links-)?(\d+)$/.exec(stream) ?? [];
  if (order !== undefined) return [order];
  const named = partsOfStream(stream);
  if (named === null) return [];
  const events = await readWhole(store, stream);
  const parts = events.flatMap(({ data }) => partsIn(data));
  const invoices = new Set(parts.flatMap(({ shares = [] }) => shares.map(({ invoiceNumber }) => invoiceNumber)));
  const throughInvoices = await Promise.all(
    [...invoices].map((number) => ordersOf({ store, pool }, streamOf.invoice(number))),
  );
  const shown = await findShown(pool, named);
  const all = parts.flatMap(({ orderNumber, orderNumbers = [], links }) => [
    orderNumber,
    links?.orderNumber,
    ...orderNumbers,
  ]);
  const known = [...all, ...throughInvoices.flat(), ...shown].filter(
    (each): each is string => typeof each === 'string',
  );
  return [...new Set(known)].slice(0, mostOrders);
}

const partsIn = (data: Json): z.output<typeof orderFields>[] => {
  const parsed = orderFields.safeParse(data);
  return parsed.success ? [parsed.data] : [];
};

async function findShown(
  pool: pg.Pool,
  { kind, id }: { readonly kind: StreamKind; readonly id: string },
): Promise<(string | null)[]> {
  const text = shownOrders[kind];
  if (text === undefined) return [];
  return (await findRows(pool, { order: 'text' }, text, [id])).map(({ order }) => order);
}
