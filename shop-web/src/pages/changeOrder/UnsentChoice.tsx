import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import type { OrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './ChangeOrder.module.css';

type UnsentChoiceProps = { readonly view: OrderDraftView; readonly orderDraft: OrderDraft };

const choices = ['drop', 'send'] as const;

export function UnsentChoice({ view, orderDraft }: UnsentChoiceProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const choose = (choice: (typeof choices)[number]) => {
    if (isBusy) return;
    setIsBusy(true);
    orderDraft
      .chooseUnsent(choice)
      .catch((failure: unknown) => {
        showToast({
          kind: 'error',
          error: failure,
          title: t('changeOrder.unsentFailed'),
          text: failureText(failure, t),
        });
        void orderDraft.refetch();
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <RadioChoice
      path="choice"
      className={`${styles['draft-unsent']}`}
      legend={t('changeOrder.unsentTitle')}
      choices={choices.map((value) => ({ value, label: t(`changeOrder.unsent.${value}`) }))}
      chosenValue={view.unsent}
      onChoose={choose}
      note={t(`changeOrder.unsentNote.${view.unsent}`)}
    />
  );
}
