import { cleanCode } from '@talloor/rules/product/articleCode.ts';
import type { Pool } from 'pg';
import { jsonOf, type ContentSource } from './contentSource.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export type ContentRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export type ContentQuestion = {
  readonly q: string;
  /** By field of `values`, `filters`, or `id`. */
  readonly equal: Readonly<Record<string, readonly string[]>>;
  /** Finds missing texts. */
  readonly missing: 'nl' | 'fr' | null;
  /** First and last row, inclusive. */
  readonly range: readonly [number, number];
  /** Field of `values` or `texts`; `id` is the natural order. */
  readonly sort: string;
  readonly descending: boolean;
  readonly language: 'nl' | 'fr';
};

type Database = Pick<Pool, 'query'>;

export async function findContent(pool: Database, source: ContentSource, id: string): Promise<ContentRecord | null> {
  const rows = await findRows(
    pool,
    { record: typed<ContentRecord>('jsonb not null') },
    `select ${recordOf(source)} as record from ${source.from} where ${source.id} = $1 and ${source.only ?? 'true'}`,
    [id],
  );
  return rows[0]?.record ?? null;
}

/** One page and the total number. */
export async function findContents(
  pool: Database,
  source: ContentSource,
  question: ContentQuestion,
): Promise<{ readonly total: number; readonly records: readonly ContentRecord[] }> {
  const { where, values } = conditionsOf(source, question);
  const [first, last] = question.range;
  const direction = question.descending ? 'desc' : 'asc';
  const [totals, rows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${source.from} where ${where}`,
      values,
    ),
    findRows(
      pool,
      { record: typed<ContentRecord>('jsonb not null') },
      `select ${recordOf(source)} as record from ${source.from} where ${where}
       order by ${orderOf(source, question)} ${direction}, ${source.order} limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: totals[0]?.total ?? 0, records: rows.map((row) => row.record) };
}

function recordOf({ id, values, texts, readOnlyFields }: ContentSource): string {
  const bilingual = Object.entries(texts).map(([field, text]) => [field, jsonOf(text)]);
  const fields = [['id', id], ...Object.entries(values), ...bilingual, ...Object.entries(readOnlyFields)];
  return `jsonb_build_object(${fields.map(([field, sql]) => `'${field}', ${sql}`).join(', ')})`;
}

function orderOf({ order, values, texts }: ContentSource, { sort, language }: ContentQuestion): string {
  const text = texts[sort]?.[language];
  return text ? `lower(${text})` : (values[sort] ?? order);
}

function conditionsOf(source: ContentSource, question: ContentQuestion): { where: string; values: unknown[] } {
  const conditions = [source.only ?? 'true'];
  const values: unknown[] = [];
  const add = (condition: (parameter: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const everywhere = source.searched.join(` || ' ' || `);
  for (const word of cleanCode(question.q).split(' ').filter(Boolean))
    add((parameter) => `${plain(everywhere)} like ${plain(`${parameter}::text`)}`, `%${escaped(word)}%`);
  for (const [field, filterValues] of Object.entries(question.equal)) {
    const filter = source.filters?.[field];
    const value = field === 'id' ? source.id : source.values[field];
    if (filter) add(filter, filterValues);
    else if (value) add((parameter) => `${value}::text = any(${parameter}::text[])`, filterValues);
  }
  if (question.missing !== null) {
    const [missing, present] = question.missing === 'nl' ? (['nl', 'fr'] as const) : (['fr', 'nl'] as const);
    const lacking = Object.values(source.texts).map((text) => `${text[missing]} = '' and ${text[present]} <> ''`);
    conditions.push(lacking.length === 0 ? 'false' : `(${lacking.join(' or ')})`);
  }
  return { where: conditions.join(' and '), values };
}

const plain = (sql: string): string => `unaccent(lower(${sql}))`;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
