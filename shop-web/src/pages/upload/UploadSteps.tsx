import { useTranslation } from 'react-i18next';
import { StepList } from '../../components/StepList.tsx';

const steps = ['choose', 'check', 'add'] as const;

export function UploadSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation();
  const names = steps.map((step) => t(`upload.step.${step}`));
  return (
    <StepList label={t('upload.steps')} names={names} at={steps.indexOf(current)} doneText={t('basket.stepDone')} />
  );
}
