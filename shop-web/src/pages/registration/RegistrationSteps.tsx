import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useTranslation } from 'react-i18next';
import '../../components/Steps.css';
import { stepsOf, type Kind, type StepName } from './registrationValues.ts';
import styles from './RegistrationPage.module.css';

export function RegistrationSteps({ kind, current }: { readonly kind: Kind; readonly current: StepName }) {
  const { t } = useTranslation();
  const steps = stepsOf[kind];
  const at = steps.indexOf(current);
  return (
    <ol className={`flex text-14 muted steps ${styles['registration-steps']}`} aria-label={t('registration.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`row gap-8${index < at ? ' is-done' : ''}`}
        >
          <span className="stack centred small weight-660 white-ground steps-number">
            {index < at ? <CheckIcon size={14} weight="bold" /> : index + 1}
          </span>
          <span className={styles['steps-name']}>{t(`registration.step.${step}`)}</span>
          {index < at && <span className="sr-only">, {t('registration.stepDone')}</span>}
        </li>
      ))}
    </ol>
  );
}
