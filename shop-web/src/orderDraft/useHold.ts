import { answerAsk, askForOrder, type HandoverView, seeHold } from '@talloor/contracts/endpoints/orderHandover.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const lookAgainMs = 5000;

export function useHold(orderNumber: string | null) {
  const queryClient = useQueryClient();
  const { customer } = useSession();
  const queryKey = ['hold', customer?.customer_number ?? null, orderNumber];
  const params = { orderId: orderNumber ?? '' };
  const { data, dataUpdatedAt: seenAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(seeHold, { params, body: {} }, { signal }),
    enabled: orderNumber !== null && customer !== null,
    refetchInterval: lookAgainMs,
    retry: false,
  });
  const show = (view: HandoverView): void => {
    queryClient.setQueryData(queryKey, view);
  };
  return {
    data,
    /** Milliseconds. */
    seenAt,
    /** @throws ProblemError */
    ask: async () => show(await call(askForOrder, { params, body: {} }, { idempotencyKey: freshIdempotencyKey() })),
    /** @throws ProblemError */
    answer: async (answer: 'release' | 'decline') =>
      show(await call(answerAsk, { params, body: { answer } }, { idempotencyKey: freshIdempotencyKey() })),
  };
}
export type Hold = ReturnType<typeof useHold>;
