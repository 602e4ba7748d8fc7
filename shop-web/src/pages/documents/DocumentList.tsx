import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useDocumentRequests } from '../../documents/useDocumentRequests.ts';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentsPage.module.css';

export function DocumentList() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useDocumentRequests();
  return (
    <section className={`card padded ${styles['page']}`} aria-labelledby="document-list">
      <h2 id="document-list">{t('documents.list')}</h2>
      {isError && data === undefined ? (
        <LoadFailed
          title={t('documents.listFailed')}
          text={t('documents.listFailedText')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <CardSkeletons className="stack gap-8" heights={[52, 52]} />
      ) : data.requests.length === 0 ? (
        <EmptyState title={t('documents.listEmpty')} text={t('documents.listEmptyText')} />
      ) : (
        <ul className={`${styles['requests']}`}>
          {data.requests.map((request) => (
            <DocumentRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}
