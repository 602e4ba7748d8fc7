import { remindOfRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useAct } from '../people/useAct.ts';

type RemindDialogProps = {
  readonly recall: string;
  /** Null: all unanswered customers. */
  readonly customer: string | null;
  readonly onClose: () => void;
};

export const RemindDialog = ({ recall, customer, onClose }: RemindDialogProps) => {
  const { t } = useOfficeText();
  const { isBusy, error, act } = useAct(onClose);
  const body = customer === null ? {} : { customer_number: customer };
  return (
    <FormDialog
      title={t('recalls.remindTitle')}
      hint={t('recalls.remindHint')}
      submit={t('recalls.remindSend')}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={() =>
        act(() => officeClient.call(remindOfRecall, { params: { id: recall }, body }), t('recalls.remindDone'))
      }
    />
  );
};
