import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows, type WriteOutcomes } from '../changes/writeRows.ts';
import { bilingual } from '../navigation/writeNavigation.ts';

/** Spec shopping §3; days are inclusive. */
export const promotionInput = z.object({
  promoId: z.string().min(1),
  type: z.enum([
    'promotion_reduction_percentage',
    'promotion_reduction_amount',
    'promotion_net_price',
    'promotion_free_article',
    'promotion_mixed_article',
  ]),
  label: bilingual,
  description: bilingual,
  percentage: z.number().min(0).max(100).nullable().default(null),
  amountMills: z.int().min(0).nullable().default(null),
  netPriceMills: z.int().min(0).nullable().default(null),
  minQuantity: z.number().min(0).default(1),
  freeArticleQuantity: z.number().min(0).default(0),
  maxFreeArticles: z.number().min(0).default(0),
  freeArticleNumber: articleNumber.nullable().default(null),
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  articleNumbers: z.array(articleNumber).min(1),
});
export type PromotionInput = z.input<typeof promotionInput>;
export type Promotion = z.output<typeof promotionInput>;

/** Replaces their articles. */
export async function writePromotions(
  pool: Pool,
  promotions: readonly PromotionInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const parsed = z.array(promotionInput).parse(promotions);
  await changeCatalogue(pool, async (client) => {
    await writePromotionRows({ client, changedBy }, parsed);
  });
}

const linkKey = ['promo_id', 'article_number'];

/** Within a transaction. */
export async function writePromotionRows(
  { client, changedBy }: WriteContext,
  promotions: readonly Promotion[],
): Promise<WriteOutcomes> {
  const links = promotions.flatMap((p) =>
    [...new Set(p.articleNumbers)].map((number) => ({ promo_id: p.promoId, article_number: number })),
  );
  const ids = promotions.map((p) => p.promoId);
  const outcomes = new Map(
    await writeRows(client, 'promotions', ['promo_id'], promotions.map(promotionRow), changedBy),
  );
  const linkKeys = links.map((link) => `${link.promo_id}/${link.article_number}`);
  const condition = `t.promo_id = any($1) and t.promo_id || '/' || t.article_number <> all($2)`;
  const deletedKeys = await deleteRows(client, 'promotion_articles', linkKey, condition, [ids, linkKeys], changedBy);
  const addedLinks = await writeRows(client, 'promotion_articles', linkKey, links, changedBy);
  for (const link of [...deletedKeys, ...addedLinks.keys()]) {
    const promo = link.slice(0, link.lastIndexOf('/'));
    if (!outcomes.has(promo)) outcomes.set(promo, 'changed');
  }
  return outcomes;
}

const promotionRow = (p: Promotion) => ({
  promo_id: p.promoId,
  type: p.type,
  label_nl: p.label.nl,
  label_fr: p.label.fr,
  description_nl: p.description.nl,
  description_fr: p.description.fr,
  percentage: p.percentage,
  amount_mills: p.amountMills,
  net_price_mills: p.netPriceMills,
  min_quantity: p.minQuantity,
  free_article_quantity: p.freeArticleQuantity,
  max_free_articles: p.maxFreeArticles,
  free_article_number: p.freeArticleNumber,
  from_day: p.fromDay,
  to_day: p.toDay,
});
