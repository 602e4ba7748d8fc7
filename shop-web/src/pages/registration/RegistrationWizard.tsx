import Button from '@mui/material/Button';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { ActivationStep } from './ActivationStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import type { RegistrationDraft } from './draftFields.ts';
import { GoodToKnow } from './GoodToKnow.tsx';
import { LoginStep } from './LoginStep.tsx';
import { RegistrationErrors } from './RegistrationErrors.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { furthestStep, stepsOf, type Kind, type StepName } from './registrationValues.ts';
import { SummaryStep } from './SummaryStep.tsx';
import { useRegistrationForm, valuesAtFirst } from './useRegistrationForm.ts';
import { useSendRegistration } from './useSendRegistration.ts';
import styles from './RegistrationPage.module.css';

type RegistrationWizardProps = {
  readonly kind: Kind;
  readonly title: string;
  readonly draft: RegistrationDraft | null;
  readonly formToken: string;
};

export function RegistrationWizard({ kind, title, draft, formToken }: RegistrationWizardProps) {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const steps = stepsOf[kind];
  const requestedStep = steps.find((step) => step === query.get('step')) ?? draft?.step ?? steps[0] ?? 'company';
  const [reachedStep, setReachedStep] = useState<StepName>(() => furthestStep(kind, valuesAtFirst(kind, draft)));
  const step = steps.indexOf(requestedStep) > steps.indexOf(reachedStep) ? reachedStep : requestedStep;
  const form = useRegistrationForm(kind, step, draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (next: StepName) => {
    setReachedStep((before) => (steps.indexOf(next) > steps.indexOf(before) ? next : before));
    setQuery((before) => {
      before.set('step', next);
      return before;
    });
  };
  const send = useSendRegistration(form, formToken, goTo);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  // A reload loses the password.
  const { values } = form;
  useEffect(() => {
    if (step !== 'summary') return;
    const open = furthestStep(kind, values);
    if (open === 'summary') return;
    setQuery({ ...(kind === 'activation' ? { mode: 'activate' } : {}), step: open }, { replace: true });
  }, [step, kind, values, setQuery]);

  const next = steps[steps.indexOf(step) + 1];
  const before = steps[steps.indexOf(step) - 1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.errors.size > 0) form.showErrors();
    else if (next !== undefined) goTo(next);
    else send.send();
  };
  const name = t(`registration.step.${step}`);
  return (
    <Page
      title={`${title}, ${name}`}
      className={`${styles['registration-page']}`}
      heading={
        <div className="row apart gap-24 below-16 page-head">
          <h1 ref={heading} tabIndex={-1}>
            <span>{title}</span>
            <span className="sr-only">
              , <span>{name}</span>
            </span>
          </h1>
          <RegistrationSteps kind={kind} current={step} />
        </div>
      }
    >
      <div className="with-ticket registration">
        <form className="card padded" noValidate onSubmit={submit}>
          <RegistrationErrors form={form} />
          {send.failure !== null && (
            <Notice severity="error" className={`${styles['registration-alert']}`} role="alert">
              <b>{failureTitle(send.failure, t('registration.failed'))}</b>
              <br />
              <span>{failureText(send.failure, t)}</span>
            </Notice>
          )}
          {step === 'company' && (kind === 'activation' ? <ActivationStep form={form} /> : <CompanyStep form={form} />)}
          {step === 'contact' && <ContactStep form={form} />}
          {step === 'login' && <LoginStep form={form} />}
          {step === 'summary' && <SummaryStep form={form} goTo={goTo} />}
          <hr className={styles['registration-rule']} />
          <div className={`${styles['registration-foot']} cluster apart gap-12`}>
            {before === undefined ? (
              <Button component={Link} to={path('login')} variant="text">
                {t('registration.haveLogin')}
              </Button>
            ) : (
              <Button variant="text" onClick={() => goTo(before)}>
                {t('registration.back')}
              </Button>
            )}
            <SubmitButton
              size="large"
              aria-busy={send.isBusy || undefined}
              endIcon={next === undefined ? undefined : <ArrowRightIcon size={18} weight="bold" />}
            >
              <span>
                {next !== undefined
                  ? t(`registration.next.${next}`)
                  : send.isBusy
                    ? t('registration.sending')
                    : t(kind === 'activation' ? 'registration.sendActivation' : 'registration.send')}
              </span>
            </SubmitButton>
          </div>
        </form>
        <div>
          <GoodToKnow form={form} />
          <p className={styles['registration-other']}>
            {kind === 'registration' && (
              <b>
                <span>{t('registration.alreadyCustomer')}</span>{' '}
              </b>
            )}
            <Link to={kind === 'registration' ? `${path('registration')}?mode=activate` : path('registration')}>
              {t(kind === 'registration' ? 'registration.toActivation' : 'registration.toRegistration')}
            </Link>
          </p>
          <p className={`${styles['registration-other']} ticket-note`}>{t('registration.kept')}</p>
        </div>
      </div>
    </Page>
  );
}
