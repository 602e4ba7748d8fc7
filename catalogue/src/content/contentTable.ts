import type { PoolClient } from 'pg';
import type { TableRow } from '../changes/writeRows.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** `both` is a column pair, `<both>_nl` and `<both>_fr`. */
export type Column = string | { readonly both: string };

export type ContentTable<Content extends object = Record<string, unknown>> = {
  /** In schema `catalogue`. */
  readonly table: string;
  readonly key: string;
  readonly columns: { readonly [Field in keyof Content]-?: Column };
  /** Null when the office creates none. */
  readonly sequence: string | null;
  /** Columns with a fixed value; other rows are not of this kind. */
  readonly fixed?: Readonly<Record<string, string | null>>;
  /** Lower case without accents, for search. */
  readonly plainWords?: readonly string[];
  /** SQL that finds uses of row `$1`. */
  readonly uses?: string;
};

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
