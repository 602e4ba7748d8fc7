import { useState } from 'react';
import { acceptCustomerChange, type OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonField } from '../people/ReasonField.tsx';
import { JudgeDialog } from './JudgeDialog.tsx';

type AcceptDialogProps = {
  readonly request: OfficeRequest;
  readonly customer: NonNullable<OfficeRequest['customer']>;
  readonly onClose: () => void;
};

export const AcceptDialog = ({ request, customer, onClose }: AcceptDialogProps) => {
  const { t } = useOfficeText();
  const [reason, setReason] = useState<(typeof officeReasons.acceptChange)[number] | null>('address_checked');
  const [answer, setAnswer] = useState('');
  return (
    <JudgeDialog
      request={request}
      title={t('requests.acceptTitle', { customer: customer.name })}
      hint={t('requests.acceptHint')}
      submit={t('requests.accept')}
      successMessage={t('requests.accepted', { customer: customer.name })}
      answer={answer}
      onAnswer={setAnswer}
      isAnswerNeeded={false}
      isIncomplete={reason === null}
      onClose={onClose}
      onGo={async () => {
        if (reason === null) return;
        await officeClient.call(acceptCustomerChange, {
          params: { id: customer.customer_number, request: request.id },
          body: { reason, answer: answer.trim() },
        });
      }}
    >
      {(hasTried) => (
        <ReasonField act="acceptChange" reason={reason} onReason={setReason} isMissing={hasTried && reason === null} />
      )}
    </JudgeDialog>
  );
};
