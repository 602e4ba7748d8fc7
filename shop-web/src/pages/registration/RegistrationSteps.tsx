import { useTranslation } from 'react-i18next';
import { StepList } from '../../components/StepList.tsx';
import { stepsOf, type Kind, type StepName } from './registrationValues.ts';
import styles from './RegistrationPage.module.css';

export function RegistrationSteps({ kind, current }: { readonly kind: Kind; readonly current: StepName }) {
  const { t } = useTranslation();
  const steps = stepsOf[kind];
  return (
    <StepList
      label={t('registration.steps')}
      names={steps.map((step) => (
        <span key={step} className={styles['steps-name']}>
          {t(`registration.step.${step}`)}
        </span>
      ))}
      at={steps.indexOf(current)}
      doneText={t('registration.stepDone')}
      className={styles['registration-steps']}
    />
  );
}
