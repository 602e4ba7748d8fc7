import { chooseBasketReminder, getBasketReminder } from '@talloor/contracts/endpoints/session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

const queryKey = ['basket-reminder'];

export function BasketReminderSwitch() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(getBasketReminder, {}, { signal }) });
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => call(chooseBasketReminder, { body: { is_wanted: isWanted } }),
    onSuccess: (reminder) => queries.setQueryData(queryKey, reminder),
    onError: (error) =>
      showToast({ kind: 'error', error, title: t('shell.basketReminderFailed'), text: failureText(error, t) }),
  });
  return (
    <label className="tall text-14 pointer account-switch row gap-8">
      <input
        type="checkbox"
        checked={data?.is_wanted ?? true}
        disabled={data === undefined || isPending}
        onChange={(event) => mutate(event.target.checked)}
      />
      <span>{t('shell.basketReminder')}</span>
    </label>
  );
}
