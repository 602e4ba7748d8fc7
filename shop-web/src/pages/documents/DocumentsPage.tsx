import { useTranslation } from 'react-i18next';
import '../../components/pageLayout.css';
import { Page } from '../../shell/Page.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentList } from './DocumentList.tsx';

/** Spec after-ordering §2. */
export function Component() {
  const { t } = useTranslation();
  const heading = (
    <div className="below-20">
      <h1 tabIndex={-1}>{t('documents.title')}</h1>
      <p className="muted">{t('documents.lead')}</p>
    </div>
  );
  return (
    <Page title={t('documents.title')} heading={heading}>
      <DocumentList />
      <DocumentForm />
    </Page>
  );
}
