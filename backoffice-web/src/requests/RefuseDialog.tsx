import { useState } from 'react';
import { type OfficeRequest, refuseCustomerChange } from '@talloor/contracts/endpoints/officeCustomers.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { refusalTemplates } from '@talloor/messages/office/refusalTemplates.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonField } from '../people/ReasonField.tsx';
import { JudgeDialog } from './JudgeDialog.tsx';

type RefuseDialogProps = {
  readonly request: OfficeRequest;
  readonly customer: NonNullable<OfficeRequest['customer']>;
  readonly onClose: () => void;
};
type Reason = (typeof officeReasons.refuseChange)[number];

export const RefuseDialog = ({ request, customer, onClose }: RefuseDialogProps) => {
  const { t } = useOfficeText();
  const [reason, setReason] = useState<Reason | null>(null);
  const [answer, setAnswer] = useState('');
  const templates = refusalTemplates[request.requested_by.language];
  const choose = (next: Reason | null) => {
    // Edited texts stay.
    if (answer === '' || (reason !== null && answer === templates[reason]))
      setAnswer(next === null ? '' : templates[next]);
    setReason(next);
  };
  return (
    <JudgeDialog
      request={request}
      title={t('requests.refuseTitle', { customer: customer.name })}
      hint={t('requests.refuseHint')}
      submit={t('requests.refuse')}
      successMessage={t('requests.refused', { customer: customer.name })}
      answer={answer}
      onAnswer={setAnswer}
      isAnswerNeeded
      isIncomplete={reason === null}
      onClose={onClose}
      onGo={async () => {
        if (reason === null) return;
        await officeClient.call(refuseCustomerChange, {
          params: { id: customer.customer_number, request: request.id },
          body: { reason, answer: answer.trim() },
        });
      }}
    >
      {(hasTried) => (
        <ReasonField act="refuseChange" reason={reason} onReason={choose} isMissing={hasTried && reason === null} />
      )}
    </JudgeDialog>
  );
};
