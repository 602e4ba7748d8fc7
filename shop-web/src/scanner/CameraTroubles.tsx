import Button from '@mui/material/Button';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import { useTranslation } from 'react-i18next';
import type { CameraTrouble } from './openCamera.ts';

export function CameraTroubles({ trouble, onRetry }: { trouble: CameraTrouble; onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      <ArrowClockwiseIcon size={16} />
      <span>{t('scanner.tryAgain')}</span>
    </Button>
  );
  const words = () => {
    switch (trouble) {
      case 'blocked':
        return (
          <>
            <h3>{t('scanner.blockedTitle')}</h3>
            <p>{t('scanner.blockedText')}</p>
            <ol>
              <li>{t('scanner.blockedSteps.first')}</li>
              <li>{t('scanner.blockedSteps.second')}</li>
              <li>{t('scanner.blockedSteps.third')}</li>
            </ol>
            {retry}
          </>
        );
      case 'none':
        return (
          <>
            <h3>{t('scanner.noCamera')}</h3>
            <p>{t('scanner.noCameraText')}</p>
          </>
        );
      case 'busy':
        return (
          <>
            <h3>{t('scanner.busyTitle')}</h3>
            <p>{t('scanner.busyText')}</p>
            {retry}
          </>
        );
      default:
        return trouble satisfies never;
    }
  };
  return (
    <section className="flex column at-top gap-8 scanner-trouble" role="alert">
      <CameraSlashIcon size={32} weight="fill" />
      {words()}
    </section>
  );
}
