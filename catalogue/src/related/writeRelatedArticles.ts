import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows } from '../changes/writeRows.ts';

export const relationKinds = ['related', 'accessory', 'cross_sell', 'up_sell'] as const;

/** Both articles exist. */
export const relatedArticleInput = z
  .object({
    articleNumber,
    kind: z.enum(relationKinds),
    otherArticle: articleNumber,
    sorting: z.int().default(0),
  })
  .refine((relation) => relation.articleNumber !== relation.otherArticle, 'an article is not related to itself');
export type RelatedArticleInput = z.input<typeof relatedArticleInput>;

export const relatedKey = ['article_number', 'kind', 'other_article'];

/** Other relations stay. */
export async function writeRelatedArticles(
  pool: Pool,
  relations: readonly RelatedArticleInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const rows = z
    .array(relatedArticleInput)
    .parse(relations)
    .map((r) => ({
      article_number: r.articleNumber,
      kind: r.kind,
      other_article: r.otherArticle,
      sorting: r.sorting,
    }));
  await changeCatalogue(pool, async (client) => {
    await writeRows(client, 'related_articles', relatedKey, rows, changedBy);
  });
}
