import { z } from 'zod';
import { writePromotionRows, type Promotion } from '../../promotion/writePromotions.ts';
import { article, articles, choice, day, decimal, mills, text } from '../fields.ts';
import { existing, subject } from '../subject.ts';

const quantity = () => decimal({ min: 0, max: 9_999_999, decimals: 3 });

const promotionRecord = z
  .strictObject({
    promo_id: text(60),
    type: choice([
      'promotion_reduction_percentage',
      'promotion_reduction_amount',
      'promotion_net_price',
      'promotion_free_article',
      'promotion_mixed_article',
    ]),
    label_nl: text(200),
    label_fr: text(200),
    description_nl: text(2000),
    description_fr: text(2000),
    percentage: decimal({ min: 0, max: 100, decimals: 3 }).nullish(),
    amount: mills().nullish(),
    net_price: mills().nullish(),
    min_quantity: quantity().nullish(),
    free_article_quantity: quantity().nullish(),
    max_free_articles: quantity().nullish(),
    free_article_number: article().nullish(),
    from_day: day(),
    to_day: day(),
    /** Complete list. */
    article_numbers: articles(10_000),
  })
  .superRefine((promotion, context) => {
    const refuse = (path: string, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code } });
    const need = {
      promotion_reduction_percentage: 'percentage',
      promotion_reduction_amount: 'amount',
      promotion_net_price: 'net_price',
      promotion_free_article: 'free_article_number',
      promotion_mixed_article: null,
    } as const;
    const requiredField = need[promotion.type];
    if (requiredField !== null && (promotion[requiredField] === undefined || promotion[requiredField] === null))
      refuse(requiredField, 'import.required', `${promotion.type} needs it`);
    if (promotion.to_day < promotion.from_day)
      refuse('to_day', 'import.invalid', `${promotion.to_day} is before ${promotion.from_day}`);
  });
type PromotionRecord = z.output<typeof promotionRecord>;

export const promotions = subject<PromotionRecord>({
  name: 'promotions',
  record: promotionRecord,
  keyOf: (record) => record.promo_id,
  linesPerPart: 200,
  remembered: true,
  write: async (lines, writing) => {
    const articleNumbers = lines.flatMap(({ record }) =>
      [...record.article_numbers, record.free_article_number ?? []].flat(),
    );
    const articles = await existing(writing.client, 'products', 'article_number', articleNumbers);
    const validLines = lines.filter(({ line, record }) => {
      const unknown = record.article_numbers.find((article) => !articles.has(article));
      const free = record.free_article_number;
      if (unknown !== undefined)
        writing.tally.reject(line, 'import.unknown_article', 'article_numbers', `there is no article ${unknown}`);
      else if (free && !articles.has(free))
        writing.tally.reject(line, 'import.unknown_article', 'free_article_number', `there is no article ${free}`);
      else return true;
      return false;
    });
    const outcomes = await writePromotionRows(
      writing,
      validLines.map(({ record }) => promotionOf(record)),
    );
    for (const { record } of validLines) writing.tally.count(outcomes.get(record.promo_id) ?? 'unchanged');
  },
});

const promotionOf = (record: PromotionRecord): Promotion => ({
  promoId: record.promo_id,
  type: record.type,
  label: { nl: record.label_nl, fr: record.label_fr },
  description: { nl: record.description_nl, fr: record.description_fr },
  percentage: record.percentage ?? null,
  amountMills: record.amount ?? null,
  netPriceMills: record.net_price ?? null,
  minQuantity: record.min_quantity ?? 1,
  freeArticleQuantity: record.free_article_quantity ?? 0,
  maxFreeArticles: record.max_free_articles ?? 0,
  freeArticleNumber: record.free_article_number ?? null,
  fromDay: record.from_day,
  toDay: record.to_day,
  articleNumbers: record.article_numbers,
});
