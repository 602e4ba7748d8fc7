import {
  chooseOrderSettings,
  getOrderSettings,
  type OrderSettings,
} from '@talloor/contracts/endpoints/orderSettings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './PortalPage.module.css';

const modes = ['exclusive', 'shared'] as const;
const choices = ['replace', 'ask', 'never'] as const;

export function OrderSettingsPart() {
  const { t } = useTranslation();
  const { customer } = useSession();
  const queryClient = useQueryClient();
  const key = ['order-settings', customer?.customer_number ?? null];
  const [isBusy, setIsBusy] = useState(false);
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getOrderSettings, {}, { signal }) });
  const choose = async (body: Partial<OrderSettings>) => {
    setIsBusy(true);
    try {
      queryClient.setQueryData(key, await call(chooseOrderSettings, { body }));
      void queryClient.invalidateQueries({ queryKey: ['modification'] });
      showToast({ kind: 'ok', title: t('orderSettings.kept') });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('orderSettings.failed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  if (data === undefined) return null;
  return (
    <section className="card padded order-settings" aria-labelledby="order-settings">
      <h2 className="text-16" id="order-settings">
        {t('orderSettings.title')}
      </h2>
      <RadioChoice
        className={`${styles['order-setting']}`}
        path="order_changes"
        legend={t('orderSettings.changes')}
        choices={modes.map((value) => ({ value, label: t(`orderSettings.modes.${value}`) }))}
        chosenValue={data.order_changes}
        onChoose={(mode) => void choose({ order_changes: mode })}
        isDisabled={isBusy}
        note={t(`orderSettings.modeNotes.${data.order_changes}`)}
      />
      <RadioChoice
        className={`${styles['order-setting']}`}
        path="replacements"
        legend={t('orderSettings.shortage')}
        choices={choices.map((value) => ({ value, label: t(`orderSettings.choices.${value}`) }))}
        chosenValue={data.replacements}
        onChoose={(replacements) => void choose({ replacements })}
        isDisabled={isBusy}
        note={t(`orderSettings.choiceNotes.${data.replacements}`, { hour: data.answer_hour })}
      />
    </section>
  );
}
