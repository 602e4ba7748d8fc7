import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows, type TableRow, type WriteOutcomes } from '../changes/writeRows.ts';
import { bilingual, bilingualText } from '../navigation/writeNavigation.ts';

const labelKey = z.string().regex(/^\d{1,20}$/);

/** Spec shopping §3; the key is the page alias. */
export const labelInput = z.object({
  labelKey,
  type: z.enum(['category', 'spec']),
  name: bilingual,
  description: bilingualText.default({ nl: '', fr: '' }),
  icon: z.string().default(''),
  color: z.string().default(''),
  showOnProduct: z.boolean().default(true),
  sorting: z.int().default(0),
});
export type LabelInput = z.input<typeof labelInput>;

/** Assignments to articles stay. */
export async function writeLabels(pool: Pool, labels: readonly LabelInput[], changedBy: ChangedBy): Promise<void> {
  const rows = z
    .array(labelInput)
    .parse(labels)
    .map((l) => ({
      label_key: l.labelKey,
      type: l.type,
      name_nl: l.name.nl,
      name_fr: l.name.fr,
      description_nl: l.description.nl,
      description_fr: l.description.fr,
      icon: l.icon,
      color: l.color,
      show_on_product: l.showOnProduct,
      sorting: l.sorting,
    }));
  await changeCatalogue(pool, async (client) => {
    await writeLabelRows({ client, changedBy }, rows);
  });
}

export async function writeLabelRows(
  { client, changedBy }: WriteContext,
  rows: readonly TableRow[],
): Promise<WriteOutcomes> {
  return writeRows(client, 'labels', ['label_key'], rows, changedBy);
}

export const productLabelsInput = z.object({ articleNumber, labelKeys: z.array(labelKey) });
export type ProductLabelsInput = z.input<typeof productLabelsInput>;

export async function writeProductLabels(
  pool: Pool,
  products: readonly ProductLabelsInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const parsed = z.array(productLabelsInput).parse(products);
  await changeCatalogue(pool, async (client) => {
    await setProductLabels({ client, changedBy }, parsed);
  });
}

const key = ['article_number', 'label_key'];

/** Within a transaction. @returns changed articles */
export async function setProductLabels(
  { client, changedBy }: WriteContext,
  products: readonly z.output<typeof productLabelsInput>[],
): Promise<ReadonlySet<string>> {
  if (products.length === 0) return new Set();
  const links = products.flatMap((product) =>
    [...new Set(product.labelKeys)].map((label) => ({ article_number: product.articleNumber, label_key: label })),
  );
  const values = [links.map((link) => link.article_number), links.map((link) => link.label_key)];
  const condition = `t.article_number = any($1) and not exists (
    select from unnest($2::text[], $3::text[]) as k (a, l) where k.a = t.article_number and k.l = t.label_key)`;
  const articles = products.map((product) => product.articleNumber);
  const deletedKeys = await deleteRows(client, 'product_labels', key, condition, [articles, ...values], changedBy);
  const outcomes = await writeRows(client, 'product_labels', key, links, changedBy);
  return new Set([...deletedKeys, ...outcomes.keys()].map((link) => link.slice(0, link.indexOf('/'))));
}
