import { useId, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { Field } from '../content/fields/Field.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useAct } from '../people/useAct.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type JudgeDialogProps = {
  readonly request: OfficeRequest;
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  readonly successMessage: string;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly isAnswerNeeded: boolean;
  /** Receives whether submit was tried. */
  readonly children?: (hasTried: boolean) => ReactNode;
  readonly isIncomplete?: boolean;
  readonly onClose: () => void;
  readonly onGo: () => Promise<unknown>;
};

export const JudgeDialog = (props: JudgeDialogProps) => {
  const { request, title, hint, submit, successMessage, answer, onAnswer, isAnswerNeeded, children, onClose, onGo } =
    props;
  const { t } = useOfficeText();
  const id = useId();
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act } = useAct(onClose);
  const queries = useQueryClient();
  const lacksAnswer = isAnswerNeeded && hasTried && answer.trim() === '';
  const { language } = request.requested_by;
  const go = async () => {
    setTried(true);
    if (props.isIncomplete || (isAnswerNeeded && answer.trim() === '')) return;
    await act(async () => {
      await onGo();
      void queries.invalidateQueries({ queryKey: ['work'] });
    }, successMessage);
  };
  return (
    <FormDialog title={title} hint={hint} submit={submit} isBusy={isBusy} error={error} onClose={onClose} onSubmit={go}>
      {children?.(hasTried)}
      <Field
        id={id}
        label={t(isAnswerNeeded ? 'requests.answer' : 'requests.answerOptional')}
        hint={t('requests.answerHint', { language: t(`users.languages.${language}`) })}
        error={lacksAnswer ? t('requests.answerNeeded') : undefined}
        isRequired={isAnswerNeeded}
        lang={language}
      >
        <textarea
          id={id}
          className="office-field request-answer"
          rows={4}
          {...atMost(400, 'answer')}
          value={answer}
          aria-required={isAnswerNeeded}
          aria-invalid={lacksAnswer}
          aria-describedby={`${id}-hint${lacksAnswer ? ` ${id}-error` : ''}`}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
};
