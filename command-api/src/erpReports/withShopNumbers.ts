import type pg from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

type Row = Readonly<Record<string, unknown>>;
type Pool = Pick<pg.Pool, 'query'>;

/** Replaces ERP numbers that are known. */
export async function withShopNumbers(pool: Pool, message: unknown): Promise<unknown> {
  if (!isRow(message)) return message;
  const lines = rowsIn(message['lines']);
  const ofArticles = [...lines, ...lines.flatMap((line) => rowsIn(line['replacements']))];
  const customer = await findNumbers(pool, 'customer', [message]);
  const article = await findNumbers(pool, 'article', ofArticles);
  if (customer.size === 0 && article.size === 0) return message;
  const lineOf = (line: unknown): unknown => {
    if (!isRow(line)) return line;
    const named = replaceNumber('article', line, article);
    const { replacements } = named;
    return Array.isArray(replacements) ? { ...named, replacements: replacements.map(lineOf) } : named;
  };
  const named = replaceNumber('customer', message, customer);
  return Array.isArray(named['lines']) ? { ...named, lines: named['lines'].map(lineOf) } : named;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

const statements = {
  customer: `select upper(erp_number) as erp, customer_number as number from catalogue.customers
    where upper(erp_number) = any($1)`,
  article: `select upper(erp_number) as erp, article_number as number from catalogue.products
    where upper(erp_number) = any($1)`,
} as const;
type Kind = keyof typeof statements;

function erpNumberOf(kind: Kind, row: Row): string | null {
  const number = row[`${kind}_erp_number`];
  return typeof number === 'string' && row[`${kind}_number`] === undefined ? number.toUpperCase() : null;
}

async function findNumbers(pool: Pool, kind: Kind, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(rows.flatMap((row) => erpNumberOf(kind, row) ?? []))];
  if (asked.length === 0) return new Map();
  const found = await findRows(pool, { erp: 'text not null', number: 'text not null' }, statements[kind], [asked]);
  return new Map(found.map(({ erp, number }) => [erp, number]));
}

function replaceNumber(kind: Kind, row: Row, numbers: ReadonlyMap<string, string>): Row {
  const number = numbers.get(erpNumberOf(kind, row) ?? '');
  if (number === undefined) return row;
  const { [`${kind}_erp_number`]: _, ...others } = row;
  return { ...others, [`${kind}_number`]: number };
}
