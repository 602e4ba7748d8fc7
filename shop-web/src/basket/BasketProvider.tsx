import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { changeBasketLine, getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { replaceEqualDeep, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { sendPatiently } from '../server/sendPatiently.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { createStore, useStore, type Store } from '../store/createStore.ts';
import { useLoadingToast } from '../toasts/useLoadingToast.ts';
import { basketCommands, type BasketCommands } from './basketCommands.ts';
import { basketKey, basketMutationKey } from './basketKey.ts';
import { heldBack } from './heldBack.ts';
import { storeBasket, storedBasket } from './storedBasket.ts';
import { createQuantityRequests, type PendingQuantity } from './createQuantityRequests.ts';
import { shownByQueries } from './shownByQueries.ts';

export type Basket = BasketCommands & {
  /** Undefined while loading, and for visitors. */
  readonly basket: BasketView | undefined;
  /** Number of the order that stands in its place, while that is changed. */
  readonly ofOrder?: string;
  readonly isLoading: boolean;
  /** It is what this tab saw last, shown until the server has answered: good to look at, not to decide by. */
  readonly isRemembered: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  /** A change is on its way: totals are about to move. */
  readonly isUpdating: boolean;
  readonly lineOf: (articleNumber: string) => BasketLineView | undefined;
  /** The quantity to show: what was asked last, else what the basket holds, else 0. */
  readonly quantityOf: (articleNumber: string) => number;
  readonly pendingOf: (articleNumber: string) => PendingQuantity | undefined;
  /**
   * Sets the quantity of one article, shown at once; 0 removes the line.
   * @returns the basket after it, or null where a newer request for the article took its place
   * @throws ProblemError when refused; the quantity is then back at what it was
   */
  readonly changeLine: (articleNumber: string, quantity: number) => Promise<BasketView | null>;
};

/** A store and not the basket itself: what shows one line of 300 is not rendered anew for another's change. */
const BasketContext = createContext<Store<Basket> | null>(null);

type ShareBasketProps = {
  readonly basket: Basket;
  /** Whose it is: where that changes, nobody sees the one before for a moment. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/** Gives a basket to what is inside; `useBasket` and its like find the nearest. */
export function ShareBasket({ basket, of, children }: ShareBasketProps) {
  const [{ owner, store }, setShared] = useState(() => ({ owner: of, store: createStore(basket) }));
  if (owner !== of) setShared({ owner: of, store: createStore(basket) });
  useLayoutEffect(() => store.set(basket), [store, basket]);
  return <BasketContext value={store}>{children}</BasketContext>;
}

/** The one source of the basket's state for every page and the header. */
export function BasketProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;

  const remembered = useMemo(() => storedBasket(customerNumber, language), [customerNumber, language]);
  const {
    data,
    isPending,
    isPlaceholderData: isRemembered,
    error,
    refetch,
  } = useQuery({
    queryKey: basketKey(customerNumber, language),
    queryFn: ({ signal }) => call(getBasket, {}, { signal }),
    enabled: customerNumber !== null,
    placeholderData: () => remembered,
    // After a reload, lines that are still as this tab remembers them are not rendered again: 300 of them take half a second.
    structuralSharing: (before, next) => replaceEqualDeep(before ?? remembered, next),
  });
  useLoadingToast(error);
  useEffect(() => {
    if (customerNumber !== null && data !== undefined && !isRemembered) storeBasket(customerNumber, language, data);
  }, [customerNumber, language, data, isRemembered]);

  const requests = useMemo(() => {
    const key = basketKey(customerNumber, language);
    return createQuantityRequests<BasketView>({
      send: (articleNumber, quantity, signal) => {
        // One key for all tries: what got through without its answer is known to the server.
        const idempotencyKey = freshIdempotencyKey();
        const change = { params: { id: articleNumber }, body: { quantity } };
        return sendPatiently(
          (isRepeat) => call(changeBasketLine, change, { signal, idempotencyKey, isRepeat }),
          signal,
        );
      },
      onBasket: (basket) => {
        void queryClient.cancelQueries({ queryKey: key });
        queryClient.setQueryData(key, basket);
        return shownByQueries();
      },
      onUnsure: () => queryClient.invalidateQueries({ queryKey: key }).then(shownByQueries),
    });
  }, [queryClient, customerNumber, language]);
  const commands = useMemo(
    () => basketCommands(queryClient, basketKey(customerNumber, language)),
    [queryClient, customerNumber, language],
  );

  const standing = customer?.status ?? 'active';
  const shown = useMemo(
    () => (data === undefined || standing === 'active' ? data : heldBack(data, t(`basket.customer.${standing}`))),
    [data, standing, t],
  );
  const pending = useStore(requests.pending);
  const isMutating = useIsMutating({ mutationKey: basketMutationKey }) > 0;

  const lines = useMemo(() => new Map(data?.lines.map((line) => [line.product.article_number, line])), [data]);
  const value = useMemo<Basket>(() => {
    const lineOf = (articleNumber: string) => lines.get(articleNumber);
    return {
      ...commands,
      basket: shown,
      isLoading: isPending && customerNumber !== null,
      isRemembered,
      error,
      reload: () => void refetch(),
      isUpdating: isMutating || isRemembered || pending.size > 0,
      lineOf,
      quantityOf: (articleNumber) => pending.get(articleNumber)?.quantity ?? lineOf(articleNumber)?.quantity ?? 0,
      pendingOf: (articleNumber) => pending.get(articleNumber),
      changeLine: (articleNumber, quantity) =>
        requests.change(articleNumber, quantity, lineOf(articleNumber)?.quantity ?? 0),
    };
  }, [lines, shown, isPending, isRemembered, error, refetch, pending, isMutating, commands, requests, customerNumber]);

  return (
    <ShareBasket basket={value} of={requests}>
      {children}
    </ShareBasket>
  );
}

function useBasketStore(): Store<Basket> {
  const store = useContext(BasketContext);
  if (store === null) throw new Error('a basket is asked for without a BasketProvider above');
  return store;
}

/** The basket that is shown, and what changes it. @throws outside a BasketProvider */
export const useBasket = (): Basket => useStore(useBasketStore());

/**
 * A part of the basket: renders anew only where that part is another.
 *
 * @param part gives the same value for the same basket: a line, a number, a word, nothing made on the spot
 * @throws outside a BasketProvider
 */
export function useBasketPart<T>(part: (basket: Basket) => T): T {
  const store = useBasketStore();
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}

/** The basket as it is when asked, for acts; nothing is rendered for its changes. @throws outside a BasketProvider */
export const useBasketWhenAsked = (): (() => Basket) => useBasketStore().get;
