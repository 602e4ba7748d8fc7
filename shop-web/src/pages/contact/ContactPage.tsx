import Button from '@mui/material/Button';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { caseTime } from '../../cases/caseTime.ts';
import styles from '../../cases/cases.module.css';
import { FailedFiles } from '../../cases/FailedFiles.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ServicePhone } from '../../service/ServicePhone.tsx';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { ContactFormView } from './ContactFormView.tsx';
import { useContactForm } from './useContactForm.ts';

export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const model = useContactForm();
  const { form, sent } = model;
  if (sent !== null)
    return (
      <Page key="sent" title={t('contact.done')} heading={<></>}>
        <div className={`card padded stack gap-16 items-left above-24 ${styles['page']}`}>
          <CheckCircleIcon size={48} weight="fill" aria-hidden />
          <h1 tabIndex={-1}>{t('contact.done')}</h1>
          <p className="text-16 breaks">
            {t(sent.email === null ? 'contact.doneTextHere' : 'contact.doneText', {
              number: sent.number,
              time: caseTime(language, sent.dueAt),
              email: sent.email ?? '',
            })}
          </p>
          <FailedFiles model={model.uploads} />
          <div className="wraps gap-8">
            {model.hasCustomer && (
              <Button component={Link} to={path('questions')} variant="contained">
                {t('cases.title')}
              </Button>
            )}
            <Button variant="outlined" onClick={model.startAgain}>
              {t('contact.again')}
            </Button>
          </div>
        </div>
      </Page>
    );
  return (
    <Page key="form" title={t('contact.title')} isWaiting={form.isPending}>
      <p className="muted below-16">
        <span>{t('contact.lead')}</span> <b>{t('shell.service')}</b> <span>{t('shell.serviceHours')}</span>
        <ServicePhone />
      </p>
      {form.isError && form.data === undefined ? (
        <div className="card">
          <LoadFailed
            title={t('contact.failed')}
            text={failureText(form.error, t)}
            onRetry={() => void form.refetch()}
          />
        </div>
      ) : (
        form.data && <ContactFormView model={model} />
      )}
    </Page>
  );
}
