import Button from '@mui/material/Button';
import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { SystemCard } from './SystemCard.tsx';

/** 404: also another customer's data. */
export function NotFound() {
  const { t } = useTranslation();
  const path = usePath();
  const title = t('system.notFound');
  return (
    <Page
      title={title}
      heading={
        <SystemCard
          board="prepared"
          icon={BowlFoodIcon}
          code={t('system.notFoundCode')}
          heading={<h1 tabIndex={-1}>{title}</h1>}
          text={t('system.notFoundText')}
        >
          <Button variant="contained" component={Link} to={path('start')}>
            {t('system.toStart')}
          </Button>
          <Button variant="outlined" component={Link} to={path('search')}>
            {t('system.toAssortment')}
          </Button>
        </SystemCard>
      }
    />
  );
}

export { NotFound as Component };
