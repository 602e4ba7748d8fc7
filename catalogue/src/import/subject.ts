import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { WriteContext } from '../changes/changeCatalogue.ts';
import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import type { Tally } from './tally.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export type ImportLine<R> = { readonly line: number; readonly record: R };

export type ImportWriting = WriteContext & {
  readonly tally: Tally;
  readonly isDelivered: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

export type Subject<R = unknown> = {
  readonly name: ImportSubject;
  /** Unknown fields are errors. */
  readonly record: z.ZodType<R> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** For duplicates and write order. */
  readonly keyOf: (record: R) => string;
  readonly linesPerPart: number;
  /** False: no cache depends on it (stock). */
  readonly remembered: boolean;
  /** Before a complete delivery without rejections: deletes what it no longer names. */
  readonly begin?: (writing: ImportWriting) => Promise<void>;
  /** Distinct keys; each line is rejected or counted. */
  readonly write: (lines: readonly ImportLine<R>[], writing: ImportWriting) => Promise<void>;
};

/** The engine only passes records on. */
export const subject = <R>(declared: Subject<R>): Subject => declared as unknown as Subject;

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

/** Locked rows by one column as JSON, without generated columns. */
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

export function fateOf(fates: Iterable<'created' | 'changed' | undefined>): 'created' | 'changed' | 'unchanged' {
  let fate: 'created' | 'changed' | 'unchanged' = 'unchanged';
  for (const each of fates) {
    if (each === 'created') return 'created';
    if (each === 'changed') fate = 'changed';
  }
  return fate;
}
