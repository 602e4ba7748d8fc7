import { useListContext } from 'react-admin';
import type { OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CardQueue } from '../people/CardQueue.tsx';
import { LiveQueue } from '../people/LiveQueue.tsx';
import { RequestCard } from './RequestCard.tsx';
import './requests.css';

export const RequestList = () => (
  <LiveQueue resource="requests" sort={{ field: 'requested_at', order: 'ASC' }}>
    <Page />
  </LiveQueue>
);

const Page = () => {
  const { t } = useOfficeText();
  const mayEdit = useMayEdit('manage_customers') === true;
  const { filterValues } = useListContext<OfficeRequest>();
  const isDone = (filterValues as { part?: string }).part === 'done';
  return (
    <CardQueue<OfficeRequest>
      title={t('requests.title')}
      choices={[
        { label: t('requests.todo'), filter: {} },
        { label: t('requests.done'), filter: { part: 'done' } },
      ]}
      empty={t(isDone ? 'requests.emptyDone' : 'requests.emptyTodo')}
      about={t('requests.about')}
      className="request-list"
      card={(request) => <RequestCard key={`${request.kind}-${request.id}`} request={request} mayEdit={mayEdit} />}
    />
  );
};
