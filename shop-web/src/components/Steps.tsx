import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useTranslation } from 'react-i18next';
import './Steps.css';

const steps = ['basket', 'checkout', 'confirmation'] as const;
export type Step = (typeof steps)[number];

export function Steps({ current }: { current: Step }) {
  const { t } = useTranslation();
  const at = steps.indexOf(current);
  return (
    <ol className="flex text-14 muted steps" aria-label={t('basket.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`row gap-8${index < at ? ' is-done' : ''}`}
        >
          <span className="stack centred small weight-660 white-ground steps-number">
            {index < at ? <CheckIcon size={14} weight="bold" /> : index + 1}
          </span>
          {t(`basket.step.${step}`)}
          {index < at && <span className="sr-only">, {t('basket.stepDone')}</span>}
        </li>
      ))}
    </ol>
  );
}
