import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { changeBasketLine, getBasket } from '@talloor/contracts/calls.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { sendPatiently } from '../server/sendPatiently.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useStore } from '../store/createStore.ts';
import { useLoadingToast } from '../toasts/useLoadingToast.ts';
import { basketCommands, type BasketCommands } from './basketCommands.ts';
import { basketKey, basketMutationKey } from './basketKey.ts';
import { heldBack } from './heldBack.ts';
import { storeBasket, storedBasket } from './storedBasket.ts';
import { createQuantityRequests, type PendingQuantity } from './createQuantityRequests.ts';

export type Basket = BasketCommands & {
  /** Undefined while loading, and for visitors. */
  readonly basket: BasketView | undefined;
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

/** What `useBasket` gives; ShownBasket puts another in its place. */
export const BasketContext = createContext<Basket | null>(null);

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
        return sendPatiently(() => call(changeBasketLine, change, { signal, idempotencyKey }), signal);
      },
      onBasket: (basket) => {
        void queryClient.cancelQueries({ queryKey: key });
        queryClient.setQueryData(key, basket);
      },
      onOutOfOrder: () => void queryClient.invalidateQueries({ queryKey: key }),
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

  const value = useMemo<Basket>(() => {
    const lines = new Map(data?.lines.map((line) => [line.product.article_number, line]));
    const quantityOf = (articleNumber: string) =>
      pending.get(articleNumber)?.quantity ?? lines.get(articleNumber)?.quantity ?? 0;
    return {
      ...commands,
      basket: shown,
      isLoading: isPending && customerNumber !== null,
      isRemembered,
      error,
      reload: () => void refetch(),
      isUpdating: isMutating || isRemembered || pending.size > 0,
      lineOf: (articleNumber) => lines.get(articleNumber),
      quantityOf,
      pendingOf: (articleNumber) => pending.get(articleNumber),
      changeLine: (articleNumber, quantity) =>
        requests.change(articleNumber, quantity, lines.get(articleNumber)?.quantity ?? 0),
    };
  }, [data, shown, isPending, isRemembered, error, refetch, pending, isMutating, commands, requests, customerNumber]);

  return <BasketContext value={value}>{children}</BasketContext>;
}

/** The basket that is shown, and what changes it. @throws outside a BasketProvider */
export function useBasket(): Basket {
  const basket = useContext(BasketContext);
  if (basket === null) throw new Error('useBasket needs a BasketProvider above it');
  return basket;
}
