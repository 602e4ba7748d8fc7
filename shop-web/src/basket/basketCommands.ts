import { chooseDeliveryAddress } from '@talloor/contracts/endpoints/address.ts';
import { emptyBasket, setBasketItems, setBasketReference } from '@talloor/contracts/endpoints/basket.ts';
import { importBasketUpload } from '@talloor/contracts/endpoints/basketUpload.ts';
import { checkout, chooseBasketKind, type OrderPlacedView } from '@talloor/contracts/endpoints/checkout.ts';
import { confirmDeliveryMomentByPost } from '@talloor/contracts/endpoints/delivery.ts';
import { activateBasket, discardBasket, newBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { freshIdempotencyKey, type CallInput } from '@talloor/contracts/client.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { AlternativeAddress, BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { reportBasketChange } from '../analytics/reportBasketChange.ts';
import { isRefused } from '../server/isRefused.ts';
import { call } from '../server/shopClient.ts';
import { basketMutationKey } from './basketKey.ts';
import { forgetBasket } from './storedBasket.ts';

export type KindBody = NonNullable<CallInput<typeof chooseBasketKind>['body']>;
export type CheckoutBody = NonNullable<CallInput<typeof checkout>['body']>;

/** Each returns the whole basket. @throws ProblemError */
export type BasketCommands = {
  readonly setItems: (items: Readonly<Record<string, number>>) => Promise<BasketView>;
  /** Never lowers the server's quantities. */
  readonly raiseItems: (items: Readonly<Record<string, number>>) => Promise<BasketView>;
  /** Adds; the same key makes a repeat. */
  readonly importUpload: (
    items: readonly { readonly article_number: string; readonly quantity: number }[],
    idempotencyKey: string,
    isRepeat: boolean,
  ) => Promise<BasketView>;
  readonly empty: () => Promise<BasketView>;
  readonly activate: (basketId: string) => Promise<BasketView>;
  readonly startNew: () => Promise<BasketView>;
  readonly discard: (basketId: string) => Promise<void>;
  /** `timestamp`: midnight in Brussels, epoch seconds. `window`: its start. `service`: key from the moments. */
  readonly confirmDelivery: (timestamp: number, window?: string, service?: string) => Promise<BasketView>;
  readonly chooseKind: (kind: KindBody) => Promise<BasketView>;
  readonly setReference: (reference: string) => Promise<BasketView>;
  /** Null is the customer's own address. */
  readonly setAddress: (address: AlternativeAddress | null) => Promise<BasketView>;
  /** A repeat is the same order. `basket.changed` shows the new basket. */
  readonly checkout: (order: CheckoutBody) => Promise<OrderPlacedView>;
};

export function basketCommands(queryClient: QueryClient, key: QueryKey): BasketCommands {
  const mutate = <T>(run: () => Promise<T>): Promise<T> =>
    queryClient
      .getMutationCache()
      .build<T, Error, void, unknown>(queryClient, { mutationKey: basketMutationKey, mutationFn: run })
      .execute();

  const show = (basket: BasketView): BasketView => {
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, basket);
    return basket;
  };
  const change = (run: () => Promise<BasketView>) =>
    mutate(async () => {
      const basket = await run();
      reportBasketChange(queryClient.getQueryData(key), basket);
      return show(basket);
    });

  const exchange = (run: () => Promise<BasketView>) =>
    mutate(async () => {
      const basket = show(await run());
      for (const queryName of ['baskets', 'products', 'delivery-moments'])
        void queryClient.invalidateQueries({ queryKey: [queryName] });
      return basket;
    });

  let attempt: { readonly order: string; readonly key: string } | null = null;

  return {
    setItems: (items) => change(() => call(setBasketItems, { body: { ...items } })),
    raiseItems: (items) => change(() => call(setBasketItems, { query: { at_least: 'true' }, body: { ...items } })),
    importUpload: (items, idempotencyKey, isRepeat) =>
      change(() => call(importBasketUpload, { body: { items: [...items] } }, { idempotencyKey, isRepeat })),
    empty: () => change(() => call(emptyBasket)),
    activate: (basketId) => exchange(() => call(activateBasket, { params: { id: basketId }, body: {} })),
    startNew: () => exchange(() => call(newBasket, { body: {} })),
    discard: (basketId) =>
      mutate(async () => {
        await call(discardBasket, { params: { id: basketId } });
        for (const queryName of ['basket', 'baskets']) void queryClient.invalidateQueries({ queryKey: [queryName] });
      }),
    confirmDelivery: (timestamp, window, service) =>
      change(async () => {
        const basket = await call(confirmDeliveryMomentByPost, {
          params: { timestamp: String(timestamp) },
          query: { ...(window !== undefined && { window }), ...(service !== undefined && { service }) },
        });
        // Closing times and stock depend on the day.
        void queryClient.invalidateQueries({ queryKey: ['products'] });
        return basket;
      }),
    chooseKind: (kind) => change(() => call(chooseBasketKind, { body: kind })),
    setReference: (reference) => change(() => call(setBasketReference, { body: reference })),
    setAddress: (address) => change(() => call(chooseDeliveryAddress, { body: { alternative_address: address } })),
    checkout: (order) =>
      mutate(async () => {
        const content = JSON.stringify(order);
        const isRepeat = attempt?.order === content;
        if (attempt?.order !== content) attempt = { order: content, key: freshIdempotencyKey() };
        try {
          const placed = await call(checkout, { body: order }, { idempotencyKey: attempt.key, isRepeat });
          attempt = null;
          forgetBasket();
          for (const queryName of ['basket', 'orders', 'products', 'delivery-moments'])
            void queryClient.invalidateQueries({ queryKey: [queryName] });
          return placed;
        } catch (error) {
          if (isRefused(error)) attempt = null;
          if (error instanceof ProblemError && error.code === 'basket.changed' && error.document?.basket)
            show(error.document.basket as BasketView);
          throw error;
        }
      }),
  };
}
