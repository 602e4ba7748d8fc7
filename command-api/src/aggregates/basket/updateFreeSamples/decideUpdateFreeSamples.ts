import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { canBeSample } from '@talloor/rules/basket/sampleLines.ts';
import type { BasketFacts } from '../../../ordering/basketFacts.ts';
import type { OpenBasket } from '../openBasket.ts';

export function decideUpdateFreeSamples(
  articleNumbers: readonly string[],
  basket: OpenBasket,
  { offeredSamples, mostSamples, products }: Pick<BasketFacts, 'offeredSamples' | 'mostSamples' | 'products'>,
): Decision<BasketEvent> {
  const articles = new Set(articleNumbers);
  const samples = [];
  for (const articleNumber of articles) {
    const product = products.get(articleNumber);
    if (!product || !offeredSamples.includes(articleNumber) || !canBeSample(product))
      return { rejected: 'free_samples.unknown', parameters: { article_number: articleNumber } };
    samples.push({ articleNumber, name: product.name });
  }
  if (samples.length > mostSamples) return { rejected: 'free_samples.too_many', parameters: { max: mostSamples } };
  const isSame = articles.size === basket.freeSamples.length && basket.freeSamples.every((each) => articles.has(each));
  return isSame ? [] : [{ type: 'BasketFreeSamplesChosen', data: { samples } }];
}
