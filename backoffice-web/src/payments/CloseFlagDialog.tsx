import { useId, useState } from 'react';
import { closePaymentFlag } from '@talloor/contracts/endpoints/officePayments.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';

type CloseFlagDialogProps = { readonly id: string; readonly onClose: () => void };

export const CloseFlagDialog = ({ id: paymentId, onClose }: CloseFlagDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const lacksNote = hasTried && note.trim() === '';
  return (
    <ActDialog
      title={t('payments.closeFlagTitle')}
      hint={t('payments.closeFlagHint')}
      submit={t('payments.closeFlag')}
      successMessage={t('payments.flagClosed')}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return note.trim() !== '';
      }}
      onGo={() => officeClient.call(closePaymentFlag, { params: { id: paymentId }, body: { note: note.trim() } })}
    >
      <Field
        id={`${id}-note`}
        label={t('payments.closeFlagNote')}
        error={lacksNote ? t('payments.closeFlagNeeded') : undefined}
        isRequired
      >
        <textarea
          id={`${id}-note`}
          className="office-field"
          rows={3}
          {...atMost(400, 'note')}
          value={note}
          aria-required
          aria-invalid={lacksNote}
          aria-describedby={lacksNote ? `${id}-note-error` : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </ActDialog>
  );
};
