import { askApproval } from '@talloor/contracts/endpoints/approvals.ts';
import { freshIdempotencyKey, type CallInput, type CallOutput } from '@talloor/contracts/client.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { approvalsKey } from '../../approvals/useApprovals.ts';
import { basketKey } from '../../basket/basketKey.ts';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isRefused } from '../../server/isRefused.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

type ApprovalBody = NonNullable<CallInput<typeof askApproval>['body']>;

export function useAskApproval(): (order: ApprovalBody) => Promise<CallOutput<typeof askApproval>> {
  const queries = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const attempt = useRef<{ readonly order: string; readonly key: string } | null>(null);
  return async (order) => {
    const content = JSON.stringify(order);
    const isRepeat = attempt.current?.order === content;
    const idempotencyKey = isRepeat && attempt.current !== null ? attempt.current.key : freshIdempotencyKey();
    attempt.current = { order: content, key: idempotencyKey };
    try {
      const approvalRequest = await call(askApproval, { body: order }, { idempotencyKey, isRepeat });
      attempt.current = null;
      forgetBasket();
      for (const queryKey of [['basket'], ['baskets'], ['products'], ['delivery-moments'], approvalsKey])
        void queries.invalidateQueries({ queryKey });
      return approvalRequest;
    } catch (error) {
      if (isRefused(error)) attempt.current = null;
      if (error instanceof ProblemError && error.code === 'basket.changed' && error.document?.basket)
        queries.setQueryData(basketKey(customer?.customer_number ?? null, language), error.document.basket);
      throw error;
    }
  };
}
