import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useTranslation } from 'react-i18next';
import '../../components/Steps.css';

const steps = ['choose', 'check', 'add'] as const;

export function UploadSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation();
  const at = steps.indexOf(current);
  return (
    <ol className="flex text-14 muted steps" aria-label={t('upload.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`row gap-8${index < at ? ' is-done' : ''}`}
        >
          <span className="stack centred small weight-660 white-ground steps-number">
            {index < at ? <CheckIcon size={14} weight="bold" /> : index + 1}
          </span>
          {t(`upload.step.${step}`)}
          {index < at && <span className="sr-only">, {t('basket.stepDone')}</span>}
        </li>
      ))}
    </ol>
  );
}
