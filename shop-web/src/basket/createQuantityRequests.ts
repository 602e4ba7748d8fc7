import { createStore, type Store } from '../store/createStore.ts';

export type PendingQuantity = {
  readonly quantity: number;
  /** Before the first pending request. */
  readonly previous: number;
};
export type PendingQuantities = ReadonlyMap<string, PendingQuantity>;

type Requests<Basket> = {
  /** @throws the rejection, or the signal's reason after an abort */
  readonly send: (articleNumber: string, quantity: number, signal: AbortSignal) => Promise<Basket>;
  /** @returns once shown; until then the requested quantity stays */
  readonly onBasket: (basket: Basket) => Promise<void>;
  /**
   * Answers out of order, or an earlier request may have succeeded.
   * @param refusal null for answers out of order
   * @returns once the server's state is shown
   */
  readonly onUnsure: (refusal: unknown) => Promise<void>;
};

export type QuantityRequests<Basket> = {
  readonly pending: Store<PendingQuantities>;
  /**
   * @returns null if replaced by a newer request
   * @throws the rejection; the server's quantity is then shown
   */
  readonly change: (articleNumber: string, quantity: number, previous: number) => Promise<Basket | null>;
};

/** Local first; the newest per article wins (spec shopping §4). */
export function createQuantityRequests<Basket>({
  send,
  onBasket,
  onUnsure,
}: Requests<Basket>): QuantityRequests<Basket> {
  const pending = createStore<PendingQuantities>(new Map());
  const running = new Map<string, AbortController>();
  let lastSent = 0;
  let lastApplied = 0;

  const settle = (articleNumber: string) => {
    running.delete(articleNumber);
    const rest = new Map(pending.get());
    rest.delete(articleNumber);
    pending.set(rest);
  };

  return {
    pending,
    change: async (articleNumber, quantity, previous) => {
      running.get(articleNumber)?.abort();
      const controller = new AbortController();
      running.set(articleNumber, controller);
      const before = pending.get().get(articleNumber)?.previous ?? previous;
      pending.set(new Map(pending.get()).set(articleNumber, { quantity, previous: before }));
      const requestNumber = ++lastSent;
      const isNewest = () => running.get(articleNumber) === controller;
      try {
        const basket = await send(articleNumber, quantity, controller.signal);
        if (!isNewest()) return null;
        if (requestNumber > lastApplied) {
          lastApplied = requestNumber;
          await onBasket(basket);
          if (!isNewest()) return null;
        } else void onUnsure(null);
        settle(articleNumber);
        return basket;
      } catch (error) {
        if (!isNewest()) return null;
        await onUnsure(error);
        if (!isNewest()) return null;
        settle(articleNumber);
        throw error;
      }
    },
  };
}
