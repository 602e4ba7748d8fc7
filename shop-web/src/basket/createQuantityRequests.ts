import { createStore, type Store } from '../store/createStore.ts';

export type PendingQuantity = {
  readonly quantity: number;
  /** What the basket held when the first of these requests started. */
  readonly previous: number;
};
export type PendingQuantities = ReadonlyMap<string, PendingQuantity>;

type Requests<Basket> = {
  /** Sends one quantity. @throws whatever the server refused; the signal's reason where it was aborted */
  readonly send: (articleNumber: string, quantity: number, signal: AbortSignal) => Promise<Basket>;
  /** Shows what was answered. @returns when it is shown: until then the quantity stays shown as it was wished */
  readonly onBasket: (basket: Basket) => Promise<void>;
  /**
   * What the server holds cannot be told from its answers: they came in another order than their requests left, or
   * the newest was refused while one before it may have got through unseen. Only a fresh basket is sure.
   * @param refusal what was refused; null where answers overtook each other
   * @returns when what the server holds is shown, as far as it could be read
   */
  readonly onUnsure: (refusal: unknown) => Promise<void>;
};

export type QuantityRequests<Basket> = {
  /** Quantities that are shown but not yet confirmed by the server. */
  readonly pending: Store<PendingQuantities>;
  /**
   * Shows the quantity at once and sends it; a newer one for the same article aborts this one, silently.
   * @returns the basket after it, or null where a newer request took its place
   * @throws what the server refused; the quantity shown is then what the server holds
   */
  readonly change: (articleNumber: string, quantity: number, previous: number) => Promise<Basket | null>;
};

/** Quantity changes as the customer makes them: local at once, the newest per article wins (spec shopping §4). */
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
      const sent = ++lastSent;
      const isNewest = () => running.get(articleNumber) === controller;
      try {
        const basket = await send(articleNumber, quantity, controller.signal);
        if (!isNewest()) return null;
        if (sent > lastApplied) {
          lastApplied = sent;
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
