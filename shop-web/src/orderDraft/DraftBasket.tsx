import { type OrderDraftView, updateOrderLine } from '@talloor/contracts/endpoints/orderChanges.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { ShareBasket, useBasket, type Basket } from '../basket/BasketProvider.tsx';
import { createQuantityRequests } from '../basket/createQuantityRequests.ts';
import { waitForQueryObservers } from '../basket/waitForQueryObservers.ts';
import { sendPatiently } from '../server/sendPatiently.ts';
import { call } from '../server/shopClient.ts';
import { mayChange } from './mayChange.ts';
import { useAskBeforeClosing } from '../shell/useAskBeforeClosing.ts';
import { useStore } from '../store/createStore.ts';

export const asBasket = (view: OrderDraftView): BasketView => ({
  ...view.basket,
  is_active: mayChange(view),
  lines: view.lines.filter((line) => line.quantity > 0),
});

type DraftBasketProps = {
  readonly orderDraft: OrderDraftView;
  readonly of: QueryKey;
  readonly children: ReactNode;
};

/** Makes basket components inside change an order. */
export function DraftBasket({ orderDraft, of, children }: DraftBasketProps) {
  const queryClient = useQueryClient();
  const active = useBasket();
  const { order_number: orderId } = orderDraft;
  const requests = useMemo(
    () =>
      createQuantityRequests<OrderDraftView>({
        send: (articleNumber, quantity, signal) => {
          const idempotencyKey = freshIdempotencyKey();
          // Conflict choices refer to the shown version.
          const version = queryClient.getQueryData<OrderDraftView>(of)?.version;
          const change = {
            params: { orderId },
            body: { article_number: articleNumber, quantity, ...(version !== undefined && { version }) },
          };
          return sendPatiently(
            (isRepeat) => call(updateOrderLine, change, { signal, idempotencyKey, isRepeat }),
            signal,
          );
        },
        onBasket: (view) => {
          void queryClient.cancelQueries({ queryKey: of });
          queryClient.setQueryData(of, view);
          return waitForQueryObservers();
        },
        // Reading would take the hold unasked.
        onUnsure: (refusal) =>
          refusal instanceof ProblemError && refusal.code.startsWith('order.')
            ? Promise.resolve()
            : queryClient.invalidateQueries({ queryKey: of }).then(waitForQueryObservers),
      }),
    [queryClient, of, orderId],
  );
  const pending = useStore(requests.pending);
  useAskBeforeClosing(pending.size > 0);
  const value = useMemo<Basket>(() => {
    const basket = asBasket(orderDraft);
    const lines = new Map(basket.lines.map((line) => [line.product.article_number, line]));
    return {
      ...active,
      basket,
      ofOrder: orderId,
      isLoading: false,
      isRemembered: false,
      error: null,
      isUpdating: pending.size > 0,
      lineOf: (article) => lines.get(article),
      quantityOf: (article) => pending.get(article)?.quantity ?? lines.get(article)?.quantity ?? 0,
      pendingOf: (article) => pending.get(article),
      changeLine: async (article, quantity) => {
        const view = await requests.change(article, quantity, lines.get(article)?.quantity ?? 0);
        return view && asBasket(view);
      },
    };
  }, [active, orderDraft, pending, requests, orderId]);
  return (
    <ShareBasket basket={value} of={requests}>
      {children}
    </ShareBasket>
  );
}
