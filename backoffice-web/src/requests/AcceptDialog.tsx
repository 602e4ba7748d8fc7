import { useState } from 'react';
import { acceptCustomerChange } from '@talloor/contracts/calls/officeCustomers.ts';
import type { OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { JudgeDialog } from './JudgeDialog.tsx';

type AcceptDialogProps = {
  readonly request: OfficeRequest;
  readonly customer: NonNullable<OfficeRequest['customer']>;
  readonly onClose: () => void;
};

/** Accepts another address; the customer may be told something with it. */
export const AcceptDialog = ({ request, customer, onClose }: AcceptDialogProps) => {
  const { t } = useOfficeText();
  const [answer, setAnswer] = useState('');
  return (
    <JudgeDialog
      request={request}
      title={t('requests.acceptTitle', { customer: customer.name })}
      hint={t('requests.acceptHint')}
      submit={t('requests.accept')}
      done={t('requests.accepted', { customer: customer.name })}
      answer={answer}
      onAnswer={setAnswer}
      isAnswerNeeded={false}
      onClose={onClose}
      onGo={() =>
        officeClient.call(acceptCustomerChange, {
          params: { id: customer.customer_number, request: request.id },
          body: { answer: answer.trim() },
        })
      }
    />
  );
};
