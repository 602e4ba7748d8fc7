import type { Pool } from 'pg';
import { readGtin, writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import { askingUser } from '../customer/askedBy.ts';
import type { Assortment } from './assortment.ts';
import { visibleTo } from './visible.ts';

/**
 * Finds articles by what order files call them: the number, the number without its leading zeros, or the barcode, in this
 * order. Two statements for however many codes.
 */
export function createCodeFinder(pool: Pool): Assortment['findByCode'] {
  return async (codes, customerNumber) => {
    const writings = new Map(codes.map((code) => [code, writingsOf(code)]));
    const numbers = [...new Set([...writings.values()].flatMap(({ ofNumber }) => ofNumber))];
    const barcodes = [...new Set([...writings.values()].flatMap(({ ofBarcode }) => ofBarcode))];
    const find = async (statement: { name: string; text: string }, wanted: readonly string[]) => {
      if (wanted.length === 0) return new Map<string, string>();
      const { rows } = await pool.query<Row>({ ...statement, values: [wanted, customerNumber ?? '', askingUser()] });
      return new Map(rows.map(({ code, article_number }) => [code, article_number]));
    };
    const [byNumber, byBarcode] = await Promise.all([find(numberStatement, numbers), find(barcodeStatement, barcodes)]);
    const found = new Map<string, string>();
    for (const [code, { ofNumber, ofBarcode }] of writings) {
      const article = firstOf(ofNumber, byNumber) ?? firstOf(ofBarcode, byBarcode);
      if (article !== null) found.set(code, article);
    }
    return found;
  };
}

type Row = { readonly code: string; readonly article_number: string };

function writingsOf(code: string): { readonly ofNumber: readonly string[]; readonly ofBarcode: readonly string[] } {
  const bare = code.replace(/^0+(?=\d)/, '');
  const gtin = readGtin(code);
  return { ofNumber: bare === code ? [code] : [code, bare], ofBarcode: gtin === null ? [] : writingsOfGtin(gtin) };
}

function firstOf(writings: readonly string[], found: ReadonlyMap<string, string>): string | null {
  for (const writing of writings) {
    const article = found.get(writing);
    if (article !== undefined) return article;
  }
  return null;
}

// Where several articles have one barcode the last row counts: one that is sold before one that was, the lowest number first.
const statementOf = (name: string, column: string) => ({
  name,
  text: `select p.${column} as code, p.article_number from catalogue.products p
    where p.${column} = any($1::text[]) and ${visibleTo('p.article_number', '$2', '$3')}
    order by p.status = 'active', p.article_number desc`,
});
const numberStatement = statementOf('catalogue_articles_by_number', 'article_number');
const barcodeStatement = statementOf('catalogue_articles_by_ean', 'ean');
