import { useId, useState } from 'react';
import { answerInvoiceDispute } from '@talloor/contracts/endpoints/officeInvoiceActs.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { describedBy, Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';
import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';

const outcomes = ['explained', 'credit_note_requested'] as const;

type AnswerDisputeDialogProps = {
  readonly number: string;
  readonly dispute: OfficeInvoice['disputes'][number];
  readonly onClose: () => void;
};

export const AnswerDisputeDialog = ({ number, dispute, onClose }: AnswerDisputeDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('explained');
  const [answer, setAnswer] = useState('');
  const [hasTried, setTried] = useState(false);
  const creditHint = dispute.can_credit ? undefined : t('invoices.nothingToCredit');
  const possible = dispute.can_credit ? outcomes : outcomes.slice(0, 1);
  const lacksAnswer = hasTried && answer.trim() === '';
  return (
    <ActDialog
      title={t('invoices.answerTitle')}
      hint={t('invoices.answerHint')}
      submit={t('invoices.answer')}
      successMessage={t('invoices.answerSent')}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return answer.trim() !== '';
      }}
      onGo={() =>
        officeClient.call(answerInvoiceDispute, {
          params: { number, dispute: dispute.dispute_id },
          body: { outcome, answer: answer.trim() },
        })
      }
    >
      <Field id={`${id}-outcome`} label={t('invoices.outcome')} hint={creditHint} isRequired>
        <select
          id={`${id}-outcome`}
          className="office-field"
          {...fieldOf('outcome')}
          aria-describedby={describedBy(`${id}-outcome`, creditHint, undefined)}
          value={outcome}
          onChange={({ target }) => setOutcome(outcomes.find((each) => each === target.value) ?? 'explained')}
        >
          {possible.map((each) => (
            <option key={each} value={each}>
              {t(`invoices.outcomes.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id={`${id}-answer`}
        label={t('requests.answer')}
        hint={t('requests.answerHint', { language: t(`users.languages.${dispute.language}`) })}
        error={lacksAnswer ? t('requests.answerNeeded') : undefined}
        isRequired
        lang={dispute.language}
      >
        <textarea
          id={`${id}-answer`}
          className="office-field request-answer"
          rows={4}
          {...atMost(400, 'answer')}
          value={answer}
          aria-required
          aria-invalid={lacksAnswer}
          aria-describedby={`${id}-answer-hint${lacksAnswer ? ` ${id}-answer-error` : ''}`}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
};
