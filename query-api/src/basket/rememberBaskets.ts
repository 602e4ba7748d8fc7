import { LRUCache } from 'lru-cache';
import { judgeBasket, type BasketGrounds } from './judgeBasket.ts';
import type { FoundBasket } from './findBasket.ts';

type Remembered = BasketGrounds & { readonly basket: FoundBasket; readonly minute: number; readonly rendered: Buffer };

/** Baskets of 20 lines take about 40 kB each. */
const most = 400;
/** What belongs to a person is not kept longer than this after it has gone from the read model. */
const ttl = 60_000;

export type RememberedBaskets = {
  /** The basket as it was last found under this name, to be asked again for less. */
  readonly known: (name: string) => FoundBasket | null;
  /** The view in JSON: rendered before where nothing that it was judged by has changed since. */
  readonly render: (name: string, grounds: BasketGrounds, language: 'nl' | 'fr', now: Date) => Buffer;
};

/**
 * Remembers rendered baskets together with what they were judged by. Finders give the same object as long as nothing
 * moved, so that a price, a stock or a condition that changed is seen at once; deadlines fall on whole minutes, so that a
 * view holds within its minute.
 */
export function rememberBaskets(): RememberedBaskets {
  const memory = new LRUCache<string, Remembered>({ max: most, ttl });
  return {
    known: (name) => memory.get(name)?.basket ?? null,
    render: (name, grounds, language, now) => {
      const minute = Math.floor(now.getTime() / 60_000);
      const remembered = memory.get(name);
      if (remembered?.minute === minute && isSame(remembered, grounds)) return remembered.rendered;
      const rendered = Buffer.from(JSON.stringify(judgeBasket(grounds, language, now)));
      const { basket } = grounds;
      if (basket) memory.set(name, { ...grounds, basket, minute, rendered });
      return rendered;
    },
  };
}

function isSame(one: BasketGrounds, other: BasketGrounds): boolean {
  if (one.basket !== other.basket || one.customer !== other.customer || one.calendar !== other.calendar) return false;
  if (one.offeredSamples !== other.offeredSamples || one.products.size !== other.products.size) return false;
  for (const [articleNumber, product] of one.products) if (other.products.get(articleNumber) !== product) return false;
  return true;
}
