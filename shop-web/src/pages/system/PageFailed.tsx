import Button from '@mui/material/Button';
import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { SystemCard } from './SystemCard.tsx';

export function PageFailed() {
  const { t } = useTranslation();
  const path = usePath();
  const title = t('system.error');
  return (
    <Page
      title={title}
      heading={
        <SystemCard
          board="nonfood"
          icon={BroomIcon}
          code={t('system.errorCode')}
          heading={<h1 tabIndex={-1}>{title}</h1>}
          text={t('system.errorText')}
        >
          <Button variant="contained" onClick={() => location.reload()}>
            {t('system.tryAgain')}
          </Button>
          <Button variant="outlined" href={path('start')}>
            {t('system.toStart')}
          </Button>
        </SystemCard>
      }
    />
  );
}
