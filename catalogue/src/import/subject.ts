import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Writing } from '../changes/changeCatalogue.ts';
import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import type { Tally } from './tally.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export type ImportLine<R> = { readonly line: number; readonly record: R };

/** A delivery being written: its transaction, its lines' fate, and which of these keys it delivers itself. */
export type ImportWriting = Writing & {
  readonly tally: Tally;
  readonly isDelivered: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** How lines of one subject are read and written. */
export type Subject<R = unknown> = {
  readonly name: ImportSubject;
  /** Strict: a field of another name is an error. */
  readonly record: z.ZodType<R> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** By which a line is a duplicate of another; lines are written in the order of their keys. */
  readonly keyOf: (record: R) => string;
  readonly linesPerPart: number;
  /** False: nobody remembers it, so the catalogue's version stands (stock). */
  readonly remembered: boolean;
  /** Before the first part, where no line was rejected: takes away what the delivery, being whole of its kind, no longer names. */
  readonly begin?: (writing: ImportWriting) => Promise<void>;
  /** Writes a part: no two lines with the same key. Each line is either rejected or counted. */
  readonly write: (lines: readonly ImportLine<R>[], writing: ImportWriting) => Promise<void>;
};

/** Forgets what its records are, once declared: the engine only carries them. */
export const subject = <R>(declared: Subject<R>): Subject => declared as unknown as Subject;

/** Those of the keys that a table has. */
export async function existing(
  client: PoolClient,
  table: string,
  column: string,
  keys: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const rows = await findRows(
    client,
    { key: 'text not null' },
    `select ${column} as key from catalogue.${table} where ${column} = any($1::text[])`,
    [[...new Set(keys)]],
  );
  return new Set(rows.map((row) => row.key));
}

/** Rows of a table by one column, as JSON, without what the table computes, that nobody else changes until the transaction ends. */
export async function lockedRows(
  client: PoolClient,
  table: string,
  column: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, never>>>> {
  const rows = await findRows(
    client,
    { key: 'text not null', row: typed<Readonly<Record<string, never>>>('jsonb not null') },
    `select ${column} as key, to_jsonb(t) - array(
       select attname::text from pg_attribute where attrelid = 'catalogue.${table}'::regclass and attgenerated <> ''
     ) as row from catalogue.${table} t where ${column} = any($1::text[])
     order by ${column} for update`,
    [keys],
  );
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** What becomes of a line by what became of its rows. */
export function fateOf(fates: Iterable<'created' | 'changed' | undefined>): 'created' | 'changed' | 'unchanged' {
  let fate: 'created' | 'changed' | 'unchanged' = 'unchanged';
  for (const one of fates) {
    if (one === 'created') return 'created';
    if (one === 'changed') fate = 'changed';
  }
  return fate;
}
