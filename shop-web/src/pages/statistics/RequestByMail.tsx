import TextField from '@mui/material/TextField';
import { requestStatistics } from '@talloor/contracts/endpoints/statistics.ts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../../fields/FormField.css';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { useFieldText } from '../../fields/useFieldText.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { useMay } from '../../session/useMay.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { StatisticsQuestion } from './statisticsQuestion.ts';
import { useStatisticsWords } from './useStatisticsWords.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

/** Spec after-ordering §3, Statistics request: the period and customers that the page shows. */
export function RequestByMail({ question }: { readonly question: StatisticsQuestion }) {
  const { t } = useTranslation();
  const { judge } = useFieldText();
  const { periodText } = useStatisticsWords(question.by);
  const maySend = useMay('see_invoices');
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const second = email.trim();
    const wrong = judge('extra_email', second, true);
    setError(wrong);
    if (wrong !== undefined) input.current?.focus();
    if (wrong !== undefined || isBusy) return;
    setIsBusy(true);
    const { from, to, customers } = question;
    try {
      const body = { from, to, customer_numbers: [...customers], second_recipient: second === '' ? null : second };
      await call(requestStatistics, { body });
      setEmail('');
      showToast({ kind: 'ok', title: t('statistics.mail.sent'), text: t('statistics.mail.sentText') });
    } catch (failure) {
      const title = failureTitle(failure, t('statistics.mail.failed'));
      showToast({ kind: 'error', error: failure, title, text: failureText(failure, t) });
    } finally {
      setIsBusy(false);
    }
  };
  const period = periodText(question.from, question.to);
  return (
    <section className="card padded" aria-labelledby={`${id}-title`}>
      <h2 className="no-margin" id={`${id}-title`}>
        {t('statistics.mail.title')}
      </h2>
      <p className="muted below-16">
        {t('statistics.mail.lead', { period, customers: question.customers.join(', ') })}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {maySend && (
          <div className="field-grid">
            <TextField
              id={`${id}-email`}
              className="span-4"
              inputRef={input}
              type="email"
              label={
                <>
                  <span>{t('statistics.mail.second')}</span> <span className="optional">{t('checkout.optional')}</span>
                </>
              }
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                setError(undefined);
              }}
              error={error !== undefined}
              helperText={error ?? t('statistics.mail.secondHelp')}
              autoComplete="off"
              slotProps={{ htmlInput: { ...atMost(254, 'second_recipient'), inputMode: 'email' } }}
            />
          </div>
        )}
        <div className="field-actions cluster">
          <SubmitButton aria-busy={isBusy || undefined}>{t('statistics.mail.send')}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
