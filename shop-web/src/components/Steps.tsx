import { useTranslation } from 'react-i18next';
import { StepList } from './StepList.tsx';

const steps = ['basket', 'checkout', 'confirmation'] as const;
export type Step = (typeof steps)[number];

export function Steps({ current }: { current: Step }) {
  const { t } = useTranslation();
  const names = steps.map((step) => t(`basket.step.${step}`));
  return (
    <StepList label={t('basket.steps')} names={names} at={steps.indexOf(current)} doneText={t('basket.stepDone')} />
  );
}
