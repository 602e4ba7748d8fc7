import { useId, useState } from 'react';
import { refuseCustomerChange } from '@talloor/contracts/calls/officeCustomers.ts';
import type { OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { refusalTemplates } from '@talloor/messages/office/refusalTemplates.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { JudgeDialog } from './JudgeDialog.tsx';

type RefuseDialogProps = {
  readonly request: OfficeRequest;
  readonly customer: NonNullable<OfficeRequest['customer']>;
  readonly onClose: () => void;
};
const reasons = officeReasons.refuseChange;

/** Refuses another address for a reason from the list, whose words in the customer's language can be changed. */
export const RefuseDialog = ({ request, customer, onClose }: RefuseDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const [reason, setReason] = useState<(typeof reasons)[number] | null>(null);
  const [answer, setAnswer] = useState('');
  const templates = refusalTemplates[request.requested_by.language];
  const choose = (value: string) => {
    const next = reasons.find((one) => one === value) ?? null;
    // What somebody wrote stays; a template gives way to another.
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
      done={t('requests.refused', { customer: customer.name })}
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
        <Field
          id={id}
          label={t('people.reason')}
          hint={t('people.reasonHint')}
          error={hasTried && reason === null ? t('people.reasonChoose') : undefined}
          isRequired
        >
          <select
            id={id}
            className="office-field"
            value={reason ?? ''}
            aria-required
            aria-invalid={hasTried && reason === null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{t('people.reasonChoose')}</option>
            {reasons.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </select>
        </Field>
      )}
    </JudgeDialog>
  );
};
