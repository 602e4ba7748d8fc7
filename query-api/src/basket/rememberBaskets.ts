import { LRUCache } from 'lru-cache';
import { judgeBasket, type BasketGrounds } from './judgeBasket.ts';
import type { FoundBasket } from './findBasket.ts';

type Remembered = BasketGrounds & { readonly basket: FoundBasket; readonly minute: number; readonly rendered: Buffer };

/** About 40 kB each with 20 lines. */
const most = 400;
/** Maximum age, because of erasures. */
const ttl = 60_000;

export type RememberedBaskets = {
  /** Last known basket, to query less. */
  readonly known: (name: string) => FoundBasket | null;
  /** JSON of the view, cached while its grounds are unchanged. */
  readonly render: (name: string, grounds: BasketGrounds, language: 'nl' | 'fr', now: Date) => Buffer;
};

/**
 * Caches rendered baskets with their grounds. Finders return the same objects until something changes; deadlines
 * fall on whole minutes.
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
