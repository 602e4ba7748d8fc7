import type { Pool } from 'pg';
import { gtinOf, withoutZeros } from '@talloor/rules/product/articleCode.ts';
import { writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { askingUser } from '../customer/runAsUser.ts';
import type { Assortment } from './assortment.ts';
import { visibleTo } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable } from '../tables.ts';

/** Spreadsheets drop leading zeros. A number that may mean two articles names neither. */
export function createCodeFinder(pool: Pool): Assortment['findByCode'] {
  return async (codes, customerNumber) => {
    const find = async (statement: { name: string; text: string }, keys: readonly string[]) =>
      keys.length === 0
        ? []
        : findRows(pool, columns, { ...statement, values: [[...new Set(keys)], customerNumber ?? '', askingUser()] });
    const [numbers, barcodes, erpNumbers] = await Promise.all([
      find(numberStatement, codes.map(withoutZeros)),
      find(barcodeStatement, codes.flatMap(barcodesOf)),
      find(
        erpNumberStatement,
        codes.map((code) => code.toUpperCase()),
      ),
    ]);
    const byNumber = groupBy(numbers, ({ code }) => code);
    const byErpNumber = new Map(erpNumbers.map((row) => [row.code, row]));
    const byBarcode = new Map(barcodes.map((row) => [row.code, row]));
    const articleNumbers = new Map<string, string>();
    for (const code of codes) {
      const sameDigits = byNumber.get(withoutZeros(code)) ?? [];
      const exact = sameDigits.find((row) => row.article_number === code);
      const article =
        exact ??
        byErpNumber.get(code.toUpperCase()) ??
        onlyOne(sameDigits) ??
        sold(barcodesOf(code).flatMap((each) => byBarcode.get(each) ?? []));
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

const barcodesOf = (code: string): readonly string[] => {
  const gtin = gtinOf(code);
  return gtin === null ? [] : writingsOfGtin(gtin);
};

function onlyOne(rows: readonly Row[]): Row | undefined {
  const active = rows.filter((row) => row.is_active);
  const candidates = active.length > 0 ? active : rows;
  return candidates.length === 1 ? candidates[0] : undefined;
}

const sold = (rows: readonly Row[]): Row | undefined => rows.find((row) => row.is_active) ?? rows[0];

const statementOf = (name: string, code: string) => ({
  name,
  text: `select ${code} as code, p.article_number, p.status = 'active' as is_active from catalogue.products p
    where ${code} = any($1::text[]) and ${visibleTo('p.article_number', '$2', '$3')}
    order by p.article_number`,
});
const numberStatement = statementOf('catalogue_articles_by_number', "ltrim(p.article_number, '0')");
const erpNumberStatement = statementOf('catalogue_articles_by_erp_number', 'upper(p.erp_number)');
const barcodeStatement = statementOf('catalogue_articles_by_ean', 'p.ean');
