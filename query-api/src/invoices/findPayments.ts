import type pg from 'pg';
import type { PaymentState } from '@talloor/contracts/endpoints/invoices.ts';
import { invoiceEntriesTable, invoicesTable } from '@talloor/projections/tables/invoices.ts';
import { paymentsTable, type PaymentShareRow } from '@talloor/projections/tables/payments.ts';
import { listOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { containing, startingWith, withoutAccents } from '../office/sought.ts';
import { nameOf } from './findInvoice.ts';
import { usedShares } from './usedShares.ts';

const paymentColumns = { ...paymentsTable.columns, used_credits: 'text[]' } as const;
export type PaymentRow = RowOf<typeof paymentColumns>;

const paymentSql = `${listOf(paymentsTable.columns, 'p')},
  (select array_agg(e.number) from ${invoiceEntriesTable.qualifiedName} e
   where e.number = any(p.credit_numbers) and e.kind = 'credit' and e.entry_id = p.payment_id and e.outcome = 'paid'
  ) as used_credits`;

/** The plan until money or credit settled the payment, then what was used. */
export const sharesOf = ({ shares, settled_outcome: settled, used_credits: used }: PaymentRow) =>
  settled === 'paid' ? usedShares(shares, used) : shares;

export const creditNumbersOf = (shares: readonly PaymentShareRow[]): string[] => [
  ...new Set(shares.flatMap(({ credits }) => credits.map(({ credit_number: number }) => number))),
];

/** `processing` until the state at the provider is known. */
export function stateOfPayment({ status, outcome, amount_cents: cents }: PaymentRow): PaymentState {
  if (status === 'refused') return 'refused';
  if (outcome === null) return 'processing';
  return outcome === 'paid' && cents === 0 ? 'credit_settled' : outcome;
}

/** Null for another customer's. */
export const findPayment = (pool: pg.Pool, paymentId: string, customerNumber: string): Promise<PaymentRow | null> =>
  findRow(pool, paymentColumns, {
    name: 'payment-of-customer',
    text: `select ${paymentSql} from ${paymentsTable.qualifiedName} p
      where p.payment_id = $1 and p.customer_number = $2`,
    values: [paymentId, customerNumber],
  });

const officeColumns = {
  ...paymentColumns,
  /** Null after the invoice's removal from the read model. */
  customer_name: 'text',
  starter: 'text',
  releaser: 'text',
  flag_closer: 'text',
} as const;
export type FoundOfficePayment = RowOf<typeof officeColumns>;

const officeSql = `select ${paymentSql},
    (select i.customer_name from ${invoicesTable.qualifiedName} i where i.number = p.invoice_numbers[1]) as customer_name,
    ${nameOf('p.started_by')} as starter, ${nameOf('p.released_by')} as releaser,
    ${nameOf('p.flag_closed_by')} as flag_closer
  from ${paymentsTable.qualifiedName} p`;

export const findOfficePayment = (pool: pg.Pool, paymentId: string): Promise<FoundOfficePayment | null> =>
  findRow(pool, officeColumns, {
    name: 'office-payment',
    text: `${officeSql} where p.payment_id = $1`,
    values: [paymentId],
  });

export type OfficePaymentSelection = {
  readonly part: 'todo' | 'under_way' | 'paid' | 'ended' | 'all';
  readonly customer?: string | undefined;
  readonly number?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const isFlagOpen = 'p.flag is not null and p.flag_closed_at is null';
const isUnderWay = `p.status in ('started', 'prepared', 'created')`;
const parts: Readonly<Record<OfficePaymentSelection['part'], (anHourAgo: () => string) => string>> = {
  all: () => 'true',
  under_way: () => isUnderWay,
  todo: (anHourAgo) => `(${isFlagOpen} or ${isUnderWay} and p.started_at < ${anHourAgo()})`,
  paid: () => `p.outcome = 'paid'`,
  ended: () => `(p.status = 'refused' or p.outcome <> 'paid')`,
};

/** Number, or part of the name. @param column prefix of the table */
export const ofCustomer = (customer: string, value: (parameter: unknown) => string, number: string, name: string) =>
  `(${number} like ${value(startingWith(customer))}
    or ${withoutAccents(`lower(${name})`)} like ${withoutAccents(value(containing(customer.toLowerCase())))})`;

/** @param bounds instants of the first and after the last day */
export async function findOfficePayments(
  pool: pg.Pool,
  { part, customer, number }: OfficePaymentSelection,
  bounds: { readonly from: string | null; readonly to: string | null; readonly anHourAgo: string },
  { range: [first, last], descending }: { readonly range: readonly [number, number]; readonly descending: boolean },
): Promise<{ readonly total: number; readonly payments: readonly FoundOfficePayment[] }> {
  const values: unknown[] = [];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const where = [
    parts[part](() => value(bounds.anHourAgo)),
    ...(customer
      ? [
          ofCustomer(
            customer,
            value,
            'p.customer_number',
            `(select i.customer_name from ${invoicesTable.qualifiedName} i where i.number = p.invoice_numbers[1])`,
          ),
        ]
      : []),
    ...(number ? [`${value(number)} = any(p.invoice_numbers || p.credit_numbers)`] : []),
    ...(bounds.from === null ? [] : [`p.started_at >= ${value(bounds.from)}`]),
    ...(bounds.to === null ? [] : [`p.started_at < ${value(bounds.to)}`]),
  ].join(' and ');
  const order = descending ? 'desc' : 'asc';
  const [count, payments] = await Promise.all([
    findRow(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${paymentsTable.qualifiedName} p where ${where}`,
      values,
    ),
    findRows(
      pool,
      officeColumns,
      `${officeSql} where ${where} order by p.started_at ${order}, p.payment_id limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: count?.total ?? 0, payments };
}
