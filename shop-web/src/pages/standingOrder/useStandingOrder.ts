import {
  endStandingOrder,
  getStandingOrder,
  pauseStandingOrder,
  restoreStandingDate,
  resumeStandingOrder,
  setStandingOrder,
  skipStandingDate,
} from '@talloor/contracts/endpoints/standingOrder.ts';
import type { StandingPlanView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { standingKey, standingOrderKey } from '../../standingOrders/standingKeys.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Commands return success and show errors. */
export function useStandingOrder(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const isNamed = uuid.test(id);
  const query = useQuery({
    queryKey: standingOrderKey(customer?.customer_number ?? null, language, id),
    queryFn: ({ signal }) => call(getStandingOrder, { params: { id } }, { signal }),
    enabled: isNamed,
    refetchOnMount: 'always',
  });
  const change = async (send: Promise<unknown>, successTitle: string): Promise<boolean> => {
    try {
      await send;
      await queryClient.invalidateQueries({ queryKey: standingKey });
      showToast({ kind: 'ok', title: successTitle });
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'standing_order.changed') {
        await query.refetch();
        return false;
      }
      const text = `${t('standingOrder.failed')} ${failureText(error, t)}`;
      showToast({ kind: 'error', error, title: t('toast.error'), text });
      return false;
    }
  };
  const params = { id };
  return {
    ...query,
    isNamed,
    /** @param shownVersion a newer one is shown, not overwritten */
    set: (plan: StandingPlanView, shownVersion: string | null, successTitle: string) =>
      change(call(setStandingOrder, { params, body: { ...plan, expected_version: shownVersion } }), successTitle),
    pause: (until: string | null) =>
      change(call(pauseStandingOrder, { params, body: { until } }), t('standingOrder.paused')),
    resume: () => change(call(resumeStandingOrder, { params }), t('standingOrder.resumed')),
    skip: (day: string, successTitle: string) =>
      change(call(skipStandingDate, { params, body: { day } }), successTitle),
    restore: (day: string, successTitle: string) =>
      change(call(restoreStandingDate, { params, body: { day } }), successTitle),
    end: () => change(call(endStandingOrder, { params }), t('standingOrder.ended')),
  };
}

export type StandingOrderModel = ReturnType<typeof useStandingOrder>;
