import type { PoolClient } from 'pg';
import type { TableRow } from '../../changes/writeRows.ts';
import { setProductLabels } from '../../label/writeLabels.ts';
import { writePriceRows } from '../../price/writePrices.ts';
import { writeDetailRows } from '../../product/writeDetails.ts';
import { writeProductRows } from '../../product/writeProducts.ts';
import { writeStockRows } from '../../stock/writeStock.ts';
import { existing, fateOf, lockedRows, subject, type ImportLine, type ImportWriting } from '../subject.ts';
import { refuseErpNumbers } from './refuseErpNumbers.ts';
import { mergeDetail, mergeProduct } from './mergeProduct.ts';
import { productRecord, type ProductRecord } from './productRecord.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { navigationItemsTable, productsTable } from '../../tables.ts';

export const products = subject<ProductRecord>({
  name: 'products',
  record: productRecord,
  keyOf: (record) => record.article_number,
  linesPerPart: 1000,
  remembered: true,
  write: async (lines, writing) => {
    const { client, changedBy, tally } = writing;
    const numbers = lines.map(({ record }) => record.article_number);
    const present = await lockedRows(client, 'products', 'article_number', numbers);
    const details = await lockedRows(client, 'product_details', 'article_number', numbers);
    const articlesWithStock = await existing(client, 'stock', 'article_number', numbers);
    const judge = await prepareJudge(lines, writing);
    const judgedRows: { readonly line: number; readonly record: ProductRecord; readonly row: TableRow }[] = [];
    for (const { line, record } of lines) {
      const merged = mergeProduct(record, present.get(record.article_number));
      if ('missing' in merged) {
        const code = merged.missing === 'vat' ? 'import.vat_missing' : 'import.required';
        tally.reject(line, code, merged.missing, merged.missing === 'vat' ? 'there is no VAT' : 'is missing');
        continue;
      }
      const fault = judge(record, merged.row);
      if (fault) tally.reject(line, ...fault);
      else judgedRows.push({ line, record, row: merged.row });
    }
    const rows = judgedRows.map(({ row }) => row);
    const owners = await refuseErpNumbers(client, 'products', 'article_number', rows, present);
    const validRows = judgedRows.filter(({ line, record }) => {
      const owner = owners.get(record.article_number);
      const message = `article ${owner} has the number ${record.erp_number} already`;
      if (owner !== undefined) tally.reject(line, 'import.duplicate_erp_number', 'erp_number', message);
      return owner === undefined;
    });
    const records = validRows.map(({ record }) => record);
    const fates = [
      await writeProductRows(
        writing,
        validRows.map(({ row }) => row),
      ),
      await writeDetailRows(
        writing,
        records.flatMap((record): TableRow[] => {
          const row = mergeDetail(record, details.get(record.article_number));
          return row === null ? [] : [row];
        }),
      ),
      new Map(
        [...(await writePriceRows(writing, records.flatMap(priceRow)))].map(([key, fate]) => [articleOf(key), fate]),
      ),
      (
        await writeStockRows(
          writing,
          records.flatMap(({ article_number, stock }) =>
            stock === undefined || articlesWithStock.has(article_number)
              ? []
              : { article_number, reported: stock, as_of: changedBy.at.toISOString() },
          ),
        )
      ).outcomes,
    ];
    const relabelled = await setProductLabels(
      writing,
      records.flatMap(({ article_number, labels }) =>
        labels === undefined ? [] : { articleNumber: article_number, labelKeys: labels ?? [] },
      ),
    );
    for (const { article_number } of records) {
      const [product, ...others] = fates.map((outcomes) => outcomes.get(article_number));
      const wears = relabelled.has(article_number) ? 'changed' : undefined;
      tally.count(
        product === 'created' ? 'created' : fateOf([product, wears, ...others.map((fate) => fate && 'changed')]),
      );
    }
  },
});

const articleOf = (key: string): string => key.slice(0, key.indexOf('/'));

const priceRow = ({ article_number, price }: ProductRecord): TableRow[] =>
  price === undefined
    ? []
    : [
        {
          article_number,
          kind: 'list',
          holder: '',
          from_day: '-infinity',
          to_day: 'infinity',
          from_quantity: null,
          price_mills: price,
        },
      ];

type Fault = Parameters<ImportWriting['tally']['reject']> extends [number, ...infer Rest] ? Rest : never;

async function prepareJudge(lines: readonly ImportLine<ProductRecord>[], { client, isDelivered }: ImportWriting) {
  const records = lines.map(({ record }) => record);
  const subgroups = await existing(
    client,
    'navigation_subgroups',
    'subgroup_code',
    definedOf(records, 'subgroup_code'),
  );
  const items = await parentsOfItems(client, definedOf(records, 'item_code'));
  const labels = await existing(
    client,
    'labels',
    'label_key',
    records.flatMap((record) => record.labels ?? []),
  );
  const others = [...new Set([...definedOf(records, 'replaces'), ...definedOf(records, 'replacement')])];
  const existingArticles =
    others.length === 0 ? new Set<string>() : await existing(client, 'products', 'article_number', others);
  const delivered = others.length === 0 ? new Set<string>() : await isDelivered(others);
  const eans = await ownersOfEans(client, definedOf(records, 'ean'));

  return (record: ProductRecord, row: TableRow): Fault | null => {
    const { subgroup_code: subgroup, ean, article_number: article } = record;
    if (subgroup !== undefined && !subgroups.has(subgroup))
      return ['import.unknown_subgroup', 'subgroup_code', `there is no sub-group ${subgroup}`];
    if (record.item_code && items.get(record.item_code) !== row['subgroup_code'])
      return ['import.unknown_item', 'item_code', `its sub-group has no item ${record.item_code}`];
    const label = record.labels?.find((key) => !labels.has(key));
    if (label !== undefined) return ['import.unknown_label', 'labels', `there is no label ${label}`];
    for (const field of ['replaces', 'replacement'] as const) {
      const other = record[field];
      if (other && !existingArticles.has(other) && !delivered.has(other))
        return ['import.unknown_article', field, `there is no article ${other}`];
    }
    if (ean) {
      const owner = eans.get(ean) ?? article;
      if (owner !== article) return ['import.duplicate_ean', 'ean', `article ${owner} has the EAN ${ean} already`];
      eans.set(ean, article);
    }
    return null;
  };
}

const definedOf = (
  records: readonly ProductRecord[],
  field: 'subgroup_code' | 'item_code' | 'replaces' | 'replacement' | 'ean',
) => records.flatMap((record) => record[field] ?? []);

async function parentsOfItems(client: PoolClient, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await findRows(
    client,
    columnsOf(navigationItemsTable, 'item_code', 'subgroup_code'),
    'select item_code, subgroup_code from catalogue.navigation_items where item_code = any($1)',
    [codes],
  );
  return new Map(rows.map((row) => [row.item_code, row.subgroup_code]));
}

async function ownersOfEans(client: PoolClient, eans: readonly string[]): Promise<Map<string, string>> {
  const rows = await findRows(
    client,
    { ...columnsOf(productsTable, 'article_number'), ean: 'text not null' },
    'select ean, article_number from catalogue.products where ean = any($1)',
    [eans],
  );
  return new Map(rows.map((row) => [row.ean, row.article_number]));
}
