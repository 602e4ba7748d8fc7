import {
  approveBasket,
  getApproval,
  sendBackBasket,
  withdrawApproval,
} from '@talloor/contracts/endpoints/approvals.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalsKey } from '../../approvals/useApprovals.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { useOrderAction } from '../../toasts/useOrderAction.ts';
import { showToast } from '../../toasts/toasts.ts';

export type Approval = CallOutput<typeof getApproval>;

export function useApproval(id: string, isEnabled: boolean) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const orderAction = useOrderAction();
  const [isBusy, setIsBusy] = useState(false);
  const query = useQuery({
    queryKey: [...approvalsKey, customer?.customer_number ?? null, language, id],
    queryFn: ({ signal }) => call(getApproval, { params: { id } }, { signal }),
    enabled: isEnabled,
    // Prices, stock and decisions change.
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const refresh = () =>
    Promise.all(
      [approvalsKey, ['basket'], ['baskets'], ['orders'], ['products'], ['delivery-moments']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const decide = async (
    run: () => Promise<{ readonly title: string; readonly text?: string }>,
    failedTitle: string,
  ) => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      const notice = await run();
      showToast({ kind: 'ok', ...notice });
      await refresh();
      return true;
    } catch (error) {
      const isChanged = error instanceof ProblemError && error.code === 'basket.changed';
      showToast(
        isChanged
          ? { kind: 'error', title: t('approvals.changed'), text: t('approvals.changedText') }
          : {
              kind: 'error',
              title: failureTitle(error, failedTitle),
              text: failureText(error, t),
              ...orderAction(error),
            },
      );
      await refresh();
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const params = { id };
  return {
    ...query,
    isBusy,
    approve: ({ basket }: Approval) =>
      decide(async () => {
        const { amount_to_pay: amount } = basket;
        const body = { shown: contentOfView(basket), ...(amount === null ? {} : { amount_to_pay: amount }) };
        const { order_number: order } = await call(approveBasket, { params, body });
        return { title: t('approvals.placed', { order }), text: t('approvals.placedText') };
      }, t('approvals.failed.approve')),
    sendBack: (reason: string) =>
      decide(async () => {
        await call(sendBackBasket, { params, body: { reason } });
        return { title: t('approvals.sentBack'), text: t('approvals.sentBackText') };
      }, t('approvals.failed.sendBack')),
    withdraw: () =>
      decide(async () => {
        await call(withdrawApproval, { params, body: {} });
        return { title: t('approvals.withdrawn'), text: t('approvals.withdrawnText') };
      }, t('approvals.failed.withdraw')),
  };
}
export type ApprovalModel = ReturnType<typeof useApproval>;
