import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { answerRegistration, getRegistrationQuestion } from '@talloor/contracts/endpoints/registration.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Notice } from '../../components/Notice.tsx';
import { call } from '../../server/shopClient.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import styles from './RegistrationPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

const longest = 2000;
const isInvalid = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'registration.link_invalid';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [answer, setAnswer] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const question = useQuery({
    queryKey: ['registration-question', token],
    queryFn: ({ signal }) => call(getRegistrationQuestion, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  const sending = useMutation({ mutationFn: () => call(answerRegistration, { body: { token, answer } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(answer.trim() === '');
    if (answer.trim() === '') document.getElementById('registration-answer')?.focus();
    else if (!sending.isPending) sending.mutate();
  };
  if (sending.isSuccess)
    return (
      <Page title={t('registration.answer.done')} heading={<></>} className={`${styles['registration-page']}`}>
        <div className={`${styles['registration-done']} stack gap-12`}>
          <CheckCircleIcon className="is-done" size={56} weight="fill" />
          <h1 tabIndex={-1}>{t('registration.answer.done')}</h1>
          <p className="text-16">{t('registration.answer.doneText')}</p>
        </div>
      </Page>
    );
  return (
    <Page title={t('registration.answer.title')} className={`${styles['registration-page']}`}>
      <div className={`items-left card padded ${styles['registration-link']} stack gap-16`}>
        {token === '' || isInvalid(question.error) || isInvalid(sending.error) ? (
          <Notice severity="error" role="alert">
            <b>{t('registration.activate.invalid')}</b>
            <br />
            <span>{t('registration.activate.invalidText')}</span>
          </Notice>
        ) : question.isError ? (
          <LoadFailed
            title={t('registration.loadFailed')}
            text={failureText(question.error, t)}
            onRetry={() => void question.refetch()}
          />
        ) : (
          question.data && (
            <form className="stack gap-16 items-left full" noValidate onSubmit={submit}>
              <p>{t('registration.answer.asked', { company: question.data.company_name })}</p>
              <blockquote className="no-margin pad-12-16 breaks">{question.data.question}</blockquote>
              {sending.error !== null && (
                <Notice severity="error" role="alert">
                  <b>{failureTitle(sending.error, t('registration.failed'))}</b>
                  <br />
                  <span>{failureText(sending.error, t)}</span>
                </Notice>
              )}
              <TextField
                id="registration-answer"
                label={t('registration.answer.label')}
                multiline
                rows={5}
                fullWidth
                value={answer}
                onChange={({ target: { value } }) => setAnswer(value)}
                error={isMissing}
                helperText={isMissing ? t('registration.answer.needed') : undefined}
                slotProps={{ htmlInput: { ...atMost(longest, 'answer'), 'aria-required': true } }}
              />
              <Button type="submit" variant="contained" size="large" aria-busy={sending.isPending || undefined}>
                {t('registration.answer.send')}
              </Button>
            </form>
          )
        )}
      </div>
    </Page>
  );
}
