import type { Pool, PoolClient } from 'pg';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow } from '../changes/writeRows.ts';
import { setProductLabels } from '../label/writeLabels.ts';
import type { ProductTexts } from './contentRecords.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { productsTable, labelsTable } from '../tables.ts';

/** If any, nothing is written. */
export type UnknownToTexts = { readonly articles: readonly string[]; readonly labels: readonly string[] };

/** Writes names, texts and labels only, by article number. */
export async function writeProductTexts(
  pool: Pick<Pool, 'connect'>,
  texts: ReadonlyMap<string, ProductTexts>,
  changedBy: ChangedBy,
): Promise<UnknownToTexts> {
  const entries = [...texts];
  let unknown: UnknownToTexts = { articles: [], labels: [] };
  await changeCatalogue(pool, async (client) => {
    const products = await lockedProducts(client, [...texts.keys()]);
    const labels = entries.flatMap(([, text]) => text.labels);
    unknown = {
      articles: [...texts.keys()].filter((number) => !products.has(number)),
      labels: await unknownLabels(client, [...new Set(labels)]),
    };
    if (unknown.articles.length + unknown.labels.length > 0) return nothingWritten;
    const productRows = entries.map(([number, { name }]) => ({
      ...products.get(number),
      name_nl: name.nl,
      name_fr: name.fr,
    }));
    const wearing = entries.map(([articleNumber, text]) => ({ articleNumber, labelKeys: [...text.labels] }));
    const details = entries.map(([number, text]) => detailRow(number, text));
    const changedKeys = [
      ...(await writeRows(client, 'products', ['article_number'], productRows, changedBy)).keys(),
      ...(await writeRows(client, 'product_details', ['article_number'], details, changedBy)).keys(),
      ...(await setProductLabels({ client, changedBy }, wearing)),
    ];
    return changedKeys.length === 0 ? nothingWritten : undefined;
  });
  return unknown;
}

/** In one order, so that writers never deadlock. */
async function lockedProducts(client: PoolClient, numbers: readonly string[]): Promise<Map<string, TableRow>> {
  const rows = await findRows(
    client,
    { ...columnsOf(productsTable, 'article_number'), row: typed<TableRow>('jsonb not null') },
    `select article_number, to_jsonb(t) as row from catalogue.products t where article_number = any($1)
     order by article_number for update`,
    [numbers],
  );
  return new Map(rows.map(({ article_number, row }) => [article_number, row]));
}

async function unknownLabels(client: PoolClient, keys: readonly string[]): Promise<string[]> {
  const rows = await findRows(
    client,
    columnsOf(labelsTable, 'label_key'),
    'select label_key from catalogue.labels where label_key = any($1) for key share',
    [keys],
  );
  const existingKeys = new Set(rows.map((row) => row.label_key));
  return keys.filter((key) => !existingKeys.has(key));
}

const detailRow = (articleNumber: string, text: ProductTexts): TableRow => ({
  article_number: articleNumber,
  description_nl: text.description.nl,
  description_fr: text.description.fr,
  ingredients_nl: text.ingredients.nl,
  ingredients_fr: text.ingredients.fr,
  storage: text.storage,
  storage_text_nl: text.storage_text.nl,
  storage_text_fr: text.storage_text.fr,
  packaging_nl: text.packaging.nl,
  packaging_fr: text.packaging.fr,
  lifestyle_nl: text.lifestyle.nl,
  lifestyle_fr: text.lifestyle.fr,
  origin: text.origin,
});
