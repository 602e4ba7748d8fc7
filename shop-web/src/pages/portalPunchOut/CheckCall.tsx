import TextField from '@mui/material/TextField';
import { checkPunchOut } from '@talloor/contracts/endpoints/punchOut.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { FieldTable } from './FieldTable.tsx';
import styles from '../portal/PortalPage.module.css';

type Report = CallOutput<typeof checkPunchOut>;
const methods = ['POST', 'GET'] as const;

export function CheckCall() {
  const { t } = useTranslation();
  const [method, setMethod] = useState<(typeof methods)[number]>('POST');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      setReport(await call(checkPunchOut, { body: { method, call: text.trim() } }));
    } catch (error) {
      showToast({ kind: 'error', error, title: t('punchOutGuide.checkFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="card padded" aria-labelledby="punch-out-check">
      <h2 className="text-16" id="punch-out-check">
        {t('punchOutGuide.check')}
      </h2>
      <p className="muted">{t('punchOutGuide.checkText')}</p>
      <form className="above-12 stack gap-12" onSubmit={(event) => void check(event)}>
        <RadioChoice
          className={styles['order-setting'] ?? ''}
          path="method"
          legend={t('punchOutGuide.method')}
          choices={methods.map((value) => ({ value, label: t(`punchOutGuide.methods.${value}`) }))}
          chosenValue={method}
          onChoose={setMethod}
        />
        <TextField
          label={t('punchOutGuide.call')}
          helperText={t('punchOutGuide.callHint')}
          multiline
          minRows={4}
          maxRows={12}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: atMost(20_000, 'call') }}
        />
        <div>
          <SubmitButton disabled={isBusy || text.trim() === ''}>
            <span>{t(isBusy ? 'punchOutGuide.checking' : 'punchOutGuide.run')}</span>
          </SubmitButton>
        </div>
      </form>
      <div aria-live="polite">{report !== null && <Findings report={report} />}</div>
    </section>
  );
}

function Findings({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  return (
    <div className="above-16 stack gap-12">
      <Notice severity={report.is_accepted ? 'success' : 'error'} role="note">
        {t(report.is_accepted ? 'punchOutGuide.accepted' : 'punchOutGuide.refused')}
      </Notice>
      {report.findings.length > 0 && (
        <ul className={`stack gap-8 ${styles['punch-out-findings']}`}>
          {report.findings.map(({ code, field, is_error: isError, text }) => (
            <li key={`${code} ${field ?? ''}`}>
              <b className={isError ? 'bad-700' : 'ink-700'}>
                {t(isError ? 'punchOutGuide.error' : 'punchOutGuide.hint')}
              </b>{' '}
              {field !== null && (
                <code className="breaks" translate="no">
                  {field}
                </code>
              )}{' '}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {report.fields.length > 0 && (
        <FieldTable caption={t('punchOutGuide.read')} valueHead={t('punchOutGuide.value')} rows={report.fields} />
      )}
    </div>
  );
}
