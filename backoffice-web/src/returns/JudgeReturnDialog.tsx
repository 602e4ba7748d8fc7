import { useId, useState } from 'react';
import { acceptReturn, type OfficeReturn, refuseReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import type { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonField } from '../people/ReasonField.tsx';
import { ActDialog } from '../layout/ActDialog.tsx';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type JudgeReturnDialogProps = {
  readonly officeReturn: OfficeReturn;
  readonly verdict: 'accept' | 'refuse';
  readonly onClose: () => void;
};

export const JudgeReturnDialog = ({ officeReturn: { id, language }, verdict, onClose }: JudgeReturnDialogProps) => {
  const { t } = useOfficeText();
  const field = useId();
  const [acceptReason, setAcceptReason] = useState<(typeof officeReasons.acceptReturn)[number] | null>(null);
  const [refuseReason, setRefuseReason] = useState<(typeof officeReasons.refuseReturn)[number] | null>(null);
  const [answer, setAnswer] = useState('');
  const [hasTried, setTried] = useState(false);
  const isAccepting = verdict === 'accept';
  const lacksAnswer = hasTried && !isAccepting && answer.trim() === '';
  const isMissing = hasTried && (isAccepting ? acceptReason : refuseReason) === null;
  return (
    <ActDialog
      title={t(`returns.${verdict}Title`, { number: id })}
      hint={t(`returns.${verdict}Hint`)}
      submit={t(`returns.${verdict}`)}
      successMessage={t(isAccepting ? 'returns.accepted' : 'returns.refused', { number: id })}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return isAccepting ? acceptReason !== null : refuseReason !== null && answer.trim() !== '';
      }}
      onGo={async () => {
        const answerText = answer.trim();
        if (isAccepting && acceptReason !== null)
          await officeClient.call(acceptReturn, { params: { id }, body: { reason: acceptReason, answer: answerText } });
        if (!isAccepting && refuseReason !== null)
          await officeClient.call(refuseReturn, { params: { id }, body: { reason: refuseReason, answer: answerText } });
      }}
    >
      {isAccepting ? (
        <ReasonField act="acceptReturn" reason={acceptReason} onReason={setAcceptReason} isMissing={isMissing} />
      ) : (
        <ReasonField act="refuseReturn" reason={refuseReason} onReason={setRefuseReason} isMissing={isMissing} />
      )}
      <Field
        id={field}
        label={t(isAccepting ? 'requests.answerOptional' : 'requests.answer')}
        hint={t('requests.answerHint', { language: t(`users.languages.${language}`) })}
        error={lacksAnswer ? t('requests.answerNeeded') : undefined}
        isRequired={!isAccepting}
        lang={language}
      >
        <textarea
          id={field}
          className="office-field request-answer"
          rows={4}
          {...atMost(400, 'answer')}
          value={answer}
          aria-required={!isAccepting}
          aria-invalid={lacksAnswer}
          aria-describedby={`${field}-hint${lacksAnswer ? ` ${field}-error` : ''}`}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
};
