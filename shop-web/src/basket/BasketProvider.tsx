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
import { reportBasketChange } from '../analytics/reportBasketChange.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { sendPatiently } from '../server/sendPatiently.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAskBeforeClosing } from '../shell/useAskBeforeClosing.ts';
import { createStore, useStore, type Store } from '../store/createStore.ts';
import { useLoadingToast } from '../toasts/useLoadingToast.ts';
import { basketCommands, type BasketCommands } from './basketCommands.ts';
import { basketKey, basketMutationKey } from './basketKey.ts';
import { holdBackBasket } from './holdBackBasket.ts';
import { storeBasket, storedBasket } from './storedBasket.ts';
import { createQuantityRequests, type PendingQuantity } from './createQuantityRequests.ts';
import { waitForQueryObservers } from './waitForQueryObservers.ts';

export type Basket = BasketCommands & {
  /** Undefined while loading and for visitors. */
  readonly basket: BasketView | undefined;
  readonly ofOrder?: string;
  readonly isLoading: boolean;
  /** From this tab's storage; not for decisions. */
  readonly isRemembered: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  readonly isUpdating: boolean;
  readonly lineOf: (articleNumber: string) => BasketLineView | undefined;
  /** Requested quantity, else the basket's, else 0. */
  readonly quantityOf: (articleNumber: string) => number;
  readonly pendingOf: (articleNumber: string) => PendingQuantity | undefined;
  /**
   * 0 removes.
   * @returns null if a newer request replaced this one
   * @throws ProblemError after restoring the old quantity
   */
  readonly changeLine: (articleNumber: string, quantity: number) => Promise<BasketView | null>;
};

/** One changed line must not re-render 300 others. */
const BasketContext = createContext<Store<Basket> | null>(null);

type ShareBasketProps = {
  readonly basket: Basket;
  /** Owner; a change hides the previous basket at once. */
  readonly of: unknown;
  readonly children: ReactNode;
};

export function ShareBasket({ basket, of, children }: ShareBasketProps) {
  const [{ owner, store }, setShared] = useState(() => ({ owner: of, store: createStore(basket) }));
  if (owner !== of) setShared({ owner: of, store: createStore(basket) });
  useLayoutEffect(() => store.set(basket), [store, basket]);
  return <BasketContext value={store}>{children}</BasketContext>;
}

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
        // The server recognizes a retry by it.
        const idempotencyKey = freshIdempotencyKey();
        const change = { params: { id: articleNumber }, body: { quantity } };
        return sendPatiently(
          (isRepeat) => call(changeBasketLine, change, { signal, idempotencyKey, isRepeat }),
          signal,
        );
      },
      onBasket: (basket) => {
        void queryClient.cancelQueries({ queryKey: key });
        reportBasketChange(queryClient.getQueryData(key), basket);
        queryClient.setQueryData(key, basket);
        return waitForQueryObservers();
      },
      onUnsure: () => queryClient.invalidateQueries({ queryKey: key }).then(waitForQueryObservers),
    });
  }, [queryClient, customerNumber, language]);
  const commands = useMemo(
    () => basketCommands(queryClient, basketKey(customerNumber, language)),
    [queryClient, customerNumber, language],
  );

  const customerStatus = customer?.status ?? 'active';
  const shownBasket = useMemo(
    () =>
      data === undefined || customerStatus === 'active'
        ? data
        : holdBackBasket(data, t(`basket.customer.${customerStatus}`)),
    [data, customerStatus, t],
  );
  const pending = useStore(requests.pending);
  const isMutating = useIsMutating({ mutationKey: basketMutationKey }) > 0;
  useAskBeforeClosing(isMutating || pending.size > 0);

  const lines = useMemo(() => new Map(data?.lines.map((line) => [line.product.article_number, line])), [data]);
  const value = useMemo<Basket>(() => {
    const lineOf = (articleNumber: string) => lines.get(articleNumber);
    return {
      ...commands,
      basket: shownBasket,
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
  }, [
    lines,
    shownBasket,
    isPending,
    isRemembered,
    error,
    refetch,
    pending,
    isMutating,
    commands,
    requests,
    customerNumber,
  ]);

  return (
    <ShareBasket basket={value} of={requests}>
      {children}
    </ShareBasket>
  );
}

function useBasketStore(): Store<Basket> {
  const store = useContext(BasketContext);
  if (store === null) throw new Error('the basket needs a BasketProvider above it');
  return store;
}

export const useBasket = (): Basket => useStore(useBasketStore());

/** @param part must return an identical value for the same basket */
export function useBasketPart<T>(part: (basket: Basket) => T): T {
  const store = useBasketStore();
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}

/** For event handlers. */
export const useBasketGetter = (): (() => Basket) => useBasketStore().get;
