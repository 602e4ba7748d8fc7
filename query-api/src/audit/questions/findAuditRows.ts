import type pg from 'pg';
import type { AuditQuestion } from '@talloor/contracts/endpoints/officeAudit.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { limitedCount } from '../../limitedCount.ts';
import { type AuditSelection, auditSelections } from './auditSelections.ts';

export type AuditFilter = {
  readonly question: AuditQuestion;
  readonly from: string;
  readonly until: string;
  readonly employee: string | null;
  readonly customer: string | null;
};
export type Place = { readonly at: string; readonly id: string };

export type AuditDetail = {
  readonly deadline?: string;
  readonly person?: string;
  readonly reason?: string | null;
  readonly isFinished?: boolean;
  readonly failures?: number;
  readonly name?: string;
  readonly change?: string;
  readonly key?: string;
  /** Prices in mills. */
  readonly before?: number | null;
  readonly after?: number | null;
  readonly policy?: string;
  readonly type?: string;
  readonly error?: string | null;
  readonly what?: string;
  readonly about?: string;
  readonly filter?: Readonly<Record<string, string>>;
  readonly shown?: number | null;
};
const columns = {
  at: 'text not null',
  id: 'text not null',
  by: 'text',
  kind: typed<'event' | 'erased' | 'failed_login' | 'price' | 'parked' | 'discarded' | 'read'>('text not null'),
  on_behalf_of: 'text',
  customer_number: 'text',
  stream: 'text',
  revision: 'int',
  detail: typed<AuditDetail>('json'),
} as const;
export type FoundAuditRow = RowOf<typeof columns>;

export function findAuditRows(
  pool: pg.Pool,
  filter: AuditFilter,
  after: Place | null,
  limit: number,
): Promise<FoundAuditRow[]> {
  const values: unknown[] = [filter.from, filter.until];
  const bind = binder(values);
  const parts = selectionsOf(filter).map((selection) => {
    const { from, at, id, by, columns: others } = selection;
    const keyset = after === null ? '' : ` and (${at}, ${id}) < (${bind(after.at)}, ${bind(after.id)})`;
    return `(select ${at} as at, ${id} as id, ${by} as by, ${others} from ${from}
      where ${whereOf(selection, filter, bind)}${keyset} order by ${at} desc, ${id} desc limit ${limit})`;
  });
  if (parts.length === 0) return Promise.resolve([]);
  const sql = `select * from (${parts.join(' union all ')}) as found order by at desc, id desc limit ${limit}`;
  return findRows(pool, columns, sql, values);
}

export function countAuditRows(pool: pg.Pool, filter: AuditFilter): Promise<number | null> {
  const values: unknown[] = [filter.from, filter.until];
  const bind = binder(values);
  const parts = selectionsOf(filter).map(
    (selection) => `(select 1 from ${selection.from} where ${whereOf(selection, filter, bind)} limit 1001)`,
  );
  if (parts.length === 0) return Promise.resolve(0);
  return limitedCount(pool, `(${parts.join(' union all ')}) as found`, values, 0);
}

const selectionsOf = ({ question, customer }: AuditFilter): readonly AuditSelection[] =>
  auditSelections[question].filter((selection) => customer === null || selection.customer !== null);

type Bind = (value: string) => string;
const binder =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

function whereOf(selection: AuditSelection, { employee, customer }: AuditFilter, bind: Bind): string {
  const conditions = [selection.where];
  if (employee !== null) conditions.push(`${selection.by} = ${bind(employee)}`);
  if (customer !== null && selection.customer !== null) conditions.push(`${selection.customer} = ${bind(customer)}`);
  return conditions.join(' and ');
}
