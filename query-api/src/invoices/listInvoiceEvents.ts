import type pg from 'pg';
import { listInvoiceEvents, type ErpInvoiceEvent } from '@talloor/contracts/endpoints/erpInvoiceEvents.ts';
import {
  disputedLinesTable,
  invoiceEventsTable,
  paidSharesTable,
  usedCreditsTable,
} from '@talloor/projections/tables/invoiceEvents.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { columnsOf, orNull, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { ReadSide } from '../readSide.ts';
import { usedShares } from './usedShares.ts';

const columns = {
  ...columnsOf(invoiceEventsTable, 'position', 'kind', 'at', 'subject_id'),
  customer_number: 'text not null',
  customer_erp_number: 'text',
  ...orNull(columnsOf(paidSharesTable, 'shares', 'amount_cents', 'provider_id')),
  used_credits: 'text[]',
  ...orNull(columnsOf(disputedLinesTable, 'number', 'line_numbers', 'reason', 'comment', 'answer')),
} as const;
type FoundEvent = RowOf<typeof columns>;

const findEvents = (pool: pg.Pool, after: string, limit: number): Promise<FoundEvent[]> =>
  findRows(pool, columns, {
    name: 'invoice-events',
    text: `select e.position, e.kind, e.at, e.subject_id,
        coalesce(p.customer_number, d.customer_number) as customer_number,
        (select c.erp_number from catalogue.customers c
         where c.customer_number = coalesce(p.customer_number, d.customer_number)) as customer_erp_number, p.shares, p.amount_cents, p.provider_id,
        (select array_agg(u.credit_number) from ${usedCreditsTable.qualifiedName} u
         where u.payment_id = e.subject_id) as used_credits,
        d.number, d.line_numbers, d.reason, d.comment, d.answer
      from ${invoiceEventsTable.qualifiedName} e
        left join ${paidSharesTable.qualifiedName} p on p.payment_id = e.subject_id
        left join ${disputedLinesTable.qualifiedName} d on d.dispute_id = e.subject_id
      where e.position > $1 order by e.position limit $2`,
    values: [after, limit],
  });

export const listInvoiceEventsRoute = ({ pool }: Pick<ReadSide, 'pool'>): Route =>
  route(listInvoiceEvents, async ({ query: { after, limit } }, { apiKey }) => {
    if (!apiKey.scopes.includes('invoices')) throw new Problem('api_key.not_for_subject');
    const events = await findEvents(pool, after, limit);
    return { body: { events: events.map(viewEvent) } };
  });

function viewEvent(row: FoundEvent): ErpInvoiceEvent {
  const { position, at, customer_number, customer_erp_number } = row;
  const base = { position, at, customer_number, customer_erp_number };
  const { kind, subject_id: id } = row;
  if (kind === 'payment_settled')
    return {
      kind,
      ...base,
      payment_id: id,
      provider_id: row.provider_id,
      amount: eurosOfCents(row.amount_cents ?? 0),
      invoices: usedShares(row.shares ?? [], row.used_credits).map(
        ({ invoice_number: number, money_cents: money, credits }) => ({
          number,
          money: eurosOfCents(money),
          credits: credits.map((credit) => ({ number: credit.credit_number, amount: eurosOfCents(credit.cents) })),
        }),
      ),
    };
  const { number, line_numbers: lines, reason } = row;
  if (number === null || lines === null || reason === null) throw new Error(`dispute ${id} has no row`);
  const dispute = { ...base, dispute_id: id, invoice_number: number, lines: [...lines], reason };
  return kind === 'dispute_opened'
    ? { kind, ...dispute, comment: row.comment }
    : { kind, ...dispute, note: row.answer };
}
