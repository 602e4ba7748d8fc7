import type { PoolClient } from 'pg';
import type { TableRow } from '../changes/writeRows.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** A field's column; `both` is a pair of columns, `<both>_nl` and `<both>_fr`. */
export type Column = string | { readonly both: string };

/** How a kind of content lies in its table: one field of the record, one column or a pair by language. */
export type ContentTable<Content extends object = Record<string, unknown>> = {
  /** In schema `catalogue`. */
  readonly table: string;
  /** Its one key column. */
  readonly key: string;
  readonly columns: { readonly [Field in keyof Content]-?: Column };
  /** The sequence that numbers new rows; null where the office makes none. */
  readonly sequence: string | null;
  /** Columns with one value for all of its rows; rows with another value are no content of this kind. */
  readonly fixed?: Readonly<Record<string, string | null>>;
  /** Fields whose text is kept as search reads it, in lower case without accents. */
  readonly plainWords?: readonly string[];
  /** SQL that finds something where the row with key `$1` is still in use. */
  readonly uses?: string;
};

/** The row of a record, without its key. */
export async function contentRow<Content extends object>(
  client: Pick<PoolClient, 'query'>,
  { columns, fixed, plainWords = [] }: ContentTable<Content>,
  content: Content,
): Promise<TableRow> {
  const row: Record<string, TableRow[string]> = { ...fixed };
  for (const [field, column] of Object.entries<Column>(columns)) {
    const value = content[field as keyof Content] as TableRow[string];
    if (typeof column === 'string') {
      row[column] = typeof value === 'string' && plainWords.includes(field) ? await plain(client, value) : value;
    } else {
      const { nl, fr } = value as unknown as { nl: string; fr: string };
      row[`${column.both}_nl`] = nl;
      row[`${column.both}_fr`] = fr;
    }
  }
  return row;
}

async function plain(client: Pick<PoolClient, 'query'>, text: string): Promise<string> {
  const rows = await findRows(client, { words: 'text not null' }, 'select btrim(catalogue.plain_words($1)) as words', [
    text,
  ]);
  return rows[0]?.words ?? '';
}
