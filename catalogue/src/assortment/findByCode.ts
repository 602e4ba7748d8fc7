import type { Pool } from 'pg';
import { readGtin, writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import { askingUser } from '../customer/runAsUser.ts';
import type { Assortment } from './assortment.ts';
import { visibleTo } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable } from '../tables.ts';

/** By number, number without leading zeros, or barcode, in this order. Two statements for any number of codes. */
export function createCodeFinder(pool: Pool): Assortment['findByCode'] {
  return async (codes, customerNumber) => {
    const writings = new Map(codes.map((code) => [code, writingsOf(code)]));
    const numbers = [...new Set([...writings.values()].flatMap(({ ofNumber }) => ofNumber))];
    const barcodes = [...new Set([...writings.values()].flatMap(({ ofBarcode }) => ofBarcode))];
    const find = async (statement: { name: string; text: string }, keys: readonly string[]) => {
      if (keys.length === 0) return new Map<string, Row>();
      const rows = await findRows(pool, columns, {
        ...statement,
        values: [keys, customerNumber ?? '', askingUser()],
      });
      return new Map(rows.map((row) => [row.code, row]));
    };
    const [byNumber, byBarcode] = await Promise.all([find(numberStatement, numbers), find(barcodeStatement, barcodes)]);
    const articleNumbers = new Map<string, string>();
    for (const [code, { ofNumber, ofBarcode }] of writings) {
      const article = rowsOf(ofNumber, byNumber)[0] ?? sold(rowsOf(ofBarcode, byBarcode));
      if (article !== undefined) articleNumbers.set(code, article.article_number);
    }
    return articleNumbers;
  };
}

const columns = {
  ...columnsOf(productsTable, 'article_number'),
  code: 'text not null',
  is_active: 'boolean not null',
} as const;
type Row = RowOf<typeof columns>;

function writingsOf(code: string): { readonly ofNumber: readonly string[]; readonly ofBarcode: readonly string[] } {
  const bare = code.replace(/^0+(?=\d)/, '');
  // Spreadsheets drop leading zeros of barcodes.
  const gtin = readGtin(code) ?? (code.length < 14 && code.length > 6 ? readGtin(code.padStart(14, '0')) : null);
  return { ofNumber: bare === code ? [code] : [code, bare], ofBarcode: gtin === null ? [] : writingsOfGtin(gtin) };
}

const rowsOf = (writings: readonly string[], rowsByCode: ReadonlyMap<string, Row>): readonly Row[] =>
  writings.flatMap((writing) => rowsByCode.get(writing) ?? []);

/** A barcode has 12, 13 or 14 digits; articles on sale come first. */
const sold = (rows: readonly Row[]): Row | undefined => rows.find((row) => row.is_active) ?? rows[0];

const statementOf = (name: string, column: string) => ({
  name,
  text: `select p.${column} as code, p.article_number, p.status = 'active' as is_active from catalogue.products p
    where p.${column} = any($1::text[]) and ${visibleTo('p.article_number', '$2', '$3')}`,
});
const numberStatement = statementOf('catalogue_articles_by_number', 'article_number');
const barcodeStatement = statementOf('catalogue_articles_by_ean', 'ean');
