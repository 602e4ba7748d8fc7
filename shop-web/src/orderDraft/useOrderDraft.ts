import {
  cancelChanges,
  chooseUnsent,
  keepHold,
  type OrderDraftView,
  startChanges,
  submitChanges,
  type UnsentChoice,
  updateOrderLine,
} from '@talloor/contracts/endpoints/orderChanges.ts';
import { chooseOrderLineReplacement } from '@talloor/contracts/endpoints/replacements.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { isRefused } from '../server/isRefused.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const lookAgainMs = 5000;

const isInUse = (error: Error | null): boolean => error instanceof ProblemError && error.code === 'order.in_use';

const isToBeTriedAgain = ({ data, error }: { readonly data: unknown; readonly error: Error | null }): boolean =>
  data === undefined && error !== null && (isInUse(error) || !isRefused(error));

/** Opening takes the hold and resumes unsent changes; pages of one order share the query. */
export function useOrderDraft(orderNumber: string | null) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  const key = useMemo<QueryKey>(
    () => ['modification', customerNumber, language, orderNumber],
    [customerNumber, language, orderNumber],
  );
  const params = { orderId: orderNumber ?? '' };
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const draft = await call(startChanges, { params, body: {} }, { signal });
      forgetLook();
      return draft;
    },
    enabled: orderNumber !== null && customer !== null,
    retry: (failures, error) => failures < 2 && !isRefused(error),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (isToBeTriedAgain(state) || state.data?.mode === 'shared' ? lookAgainMs : false),
  });

  // Otherwise the page flickers during a retry.
  const [last, setLast] = useState<{ readonly of: QueryKey; readonly error: Error } | null>(null);
  if (query.error !== null && (last?.error !== query.error || last.of !== key))
    setLast({ of: key, error: query.error });
  const error = query.data === undefined && last?.of === key ? last.error : query.error;

  const forgetOrders = () => {
    for (const queryName of ['orders', 'products']) void queryClient.invalidateQueries({ queryKey: [queryName] });
  };
  /** A running look may return the previous hold. */
  const forgetLook = () => void queryClient.cancelQueries({ queryKey: ['hold', customerNumber, orderNumber] });
  const show = (view: OrderDraftView): OrderDraftView => {
    forgetLook();
    queryClient.setQueryData(key, view);
    return view;
  };

  const chooseReplacement = useCallback(
    async (articleNumber: string, choice: ReplacementChoice | null) => {
      const body = { article_number: articleNumber, choice };
      await call(chooseOrderLineReplacement, { params: { orderId: orderNumber ?? '' }, body });
      queryClient.setQueryData<OrderDraftView>(
        key,
        (before) =>
          before && {
            ...before,
            lines: before.lines.map((line) =>
              line.product.article_number === articleNumber ? { ...line, replacement: choice } : line,
            ),
          },
      );
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    [queryClient, key, orderNumber],
  );

  return {
    ...query,
    error,
    key,
    isInUse: isInUse(error),
    /** @throws ProblemError */
    takeOver: async () => show(await call(startChanges, { params, body: { take_over: true } })),
    /** @throws ProblemError */
    keep: async () => show(await call(keepHold, { params, body: {} })),
    /** At the deadline. @throws ProblemError */
    chooseUnsent: async (choice: UnsentChoice) => show(await call(chooseUnsent, { params, body: { choice } })),
    /** @throws ProblemError */
    submit: async (shownView: OrderDraftView) => {
      const submission = await call(
        submitChanges,
        {
          params,
          body: {
            version: shownView.version,
            shown: contentOfView({ ...shownView.basket, lines: shownView.lines }),
            ...(shownView.modification_id !== null && { modification_id: shownView.modification_id }),
            ...(shownView.basket.amount_to_pay !== null && { amount_to_pay: shownView.basket.amount_to_pay }),
          },
        },
        { idempotencyKey: freshIdempotencyKey() },
      );
      queryClient.removeQueries({ queryKey: key });
      forgetOrders();
      return submission;
    },
    /** Takes effect without submitting. @throws ProblemError */
    chooseReplacement,
    /** Resolves a conflict. @throws ProblemError */
    settle: async (articleNumber: string, quantity: number, { version }: OrderDraftView) =>
      show(await call(updateOrderLine, { params, body: { article_number: articleNumber, quantity, version } })),
    /** Releases the order. @throws ProblemError */
    drop: async () => {
      await call(cancelChanges, { params, body: {} });
      queryClient.removeQueries({ queryKey: key });
      forgetOrders();
    },
  };
}
export type OrderDraft = ReturnType<typeof useOrderDraft>;
