import type { Pool } from 'pg';
import { canonicalJson } from '@talloor/platform/codec/canonicalJson.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import { columnsOf, orNull, typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { ChangeLeaf } from '@talloor/platform/seals/leaves.ts';
import { changesTable, sealedNamesTable } from '../tables.ts';

type Querying = Pick<Pool, 'query'>;
type Content = Readonly<Record<string, unknown>> | null;
const changeColumns = {
  ...columnsOf(changesTable, 'change_id', 'changed_by', 'subject', 'subject_key', 'batch_id'),
  changed_at: 'text not null',
  ...orNull(columnsOf(sealedNamesTable, 'names')),
  before: typed<Content>('jsonb'),
  after: typed<Content>('jsonb'),
} as const;
export type ChangeRow = ChangeLeaf & { readonly subject: string; readonly key: string };

const pageSize = 1000;

export async function* readChangeLeaves(
  pool: Querying,
  sign: Sign,
  afterId: string,
  lastId: string | null,
): AsyncGenerator<ChangeRow> {
  for (let after = afterId; ;) {
    const rows = await findRows(
      pool,
      changeColumns,
      `select c.change_id, changed_by, subject, subject_key, batch_id, before, after,
         to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as changed_at, n.names
       from catalogue.changes c left join catalogue.sealed_names n on n.change_id = c.change_id
       where c.change_id > $1 and ($2::bigint is null or c.change_id <= $2)
       order by c.change_id limit ${pageSize}`,
      [after, lastId],
    );
    for (const { change_id, before, after: later, names: sealedNames, ...row } of rows) {
      const names = [before, later].map((content) => namesIn(row.subject, content));
      yield {
        id: change_id,
        subject: row.subject,
        key: row.subject_key,
        hash: hashJson({
          ...row,
          before: withoutNames(row.subject, before),
          after: withoutNames(row.subject, later),
        }),
        names: names.every((each) => each.length === 0) ? sealedNames : sign('names in changes', canonicalJson(names)),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.change_id;
  }
}

const erasable: Readonly<Record<string, readonly string[]>> = {
  customers: ['name', 'account_number'],
  column_sets: ['name'],
};

const namesIn = (subject: string, content: Content): unknown[] =>
  (erasable[subject] ?? []).flatMap((name) => (content && name in content ? [[name, content[name]]] : []));

function withoutNames(subject: string, content: Content): Content {
  const names = erasable[subject];
  if (!names || content === null) return content;
  return Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));
}

/**
 * Last id below which no transaction adds rows.
 * @returns null while one may: ids are drawn before the commit
 */
export async function findDecidedChange(pool: Querying): Promise<string | null> {
  const [sequence] = await findRows(
    pool,
    { last: 'bigint' },
    `select pg_sequence_last_value(pg_get_serial_sequence('catalogue.changes', 'change_id')::regclass) as last`,
  );
  // After the sequence: a writer keeps its lock until its rows are visible.
  const [writers] = await findRows(
    pool,
    { count: 'int not null' },
    `select count(*)::int as count from pg_locks
     where relation = 'catalogue.changes'::regclass and mode = 'RowExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return writers?.count === 0 ? (sequence?.last ?? '0') : null;
}
