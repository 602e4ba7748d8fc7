import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import styles from '../../cases/cases.module.css';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { QuestionDetail } from './QuestionDetail.tsx';
import { QuestionList } from './QuestionList.tsx';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `?id=` one case. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id !== null && uuid.test(id)) return <QuestionDetail key={id} id={id} />;
  return (
    <Page title={t('cases.title')}>
      <p className="muted below-16">{t('cases.lead')}</p>
      <div className={`wraps gap-12 below-16 ${styles['ways']}`}>
        <Button component={Link} to={path('complaint')} variant="outlined">
          {t('cases.complain')}
        </Button>
        <Button component={Link} to={path('contact')} variant="contained">
          {t('cases.ask')}
        </Button>
      </div>
      <QuestionList />
    </Page>
  );
}
