import { ListBase } from 'react-admin';
import type { OfficeDocumentRow } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CardQueue } from '../people/CardQueue.tsx';
import '../returns/returns.css';
import { DocumentCard } from './DocumentCard.tsx';

const lookAgainMs = 5000;

export const DocumentQueue = () => (
  <ListBase
    resource="documentRequests"
    sort={{ field: 'requested_at', order: 'DESC' }}
    perPage={25}
    queryOptions={{ refetchInterval: lookAgainMs }}
  >
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  return (
    <CardQueue<OfficeDocumentRow>
      title={t('documents.title')}
      empty={t('documents.empty')}
      about={t('documents.title')}
      className="return-queue"
      card={(row) => <DocumentCard key={row.id} row={row} />}
    />
  );
};
