import { ListBase, Pagination, useListContext } from 'react-admin';
import type { OfficeRequest } from '@talloor/contracts/endpoints/officeCustomers.ts';
import '../content/ContentTable.css';
import { useMayEdit } from '../content/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { FilterChips } from '../people/FilterChips.tsx';
import { RequestCard } from './RequestCard.tsx';
import './requests.css';

/** The queue of what customers ask of the office, the oldest first. */
export const RequestList = () => (
  <ListBase resource="requests" sort={{ field: 'requested_at', order: 'ASC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const mayEdit = useMayEdit() === true;
  const { total, data, error, isPending, refetch, filterValues } = useListContext<OfficeRequest>();
  const isDone = (filterValues as { part?: string }).part === 'done';
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('requests.title')}>
          {total !== undefined && <span className="office-count">{total}</span>}
        </OfficeHeading>
      </div>
      <FilterChips
        choices={[
          { label: t('requests.todo'), filter: {} },
          { label: t('requests.done'), filter: { part: 'done' } },
        ]}
      />
      {error && !data ? (
        <div className="office-block" role="alert">
          <p>{t('content.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </div>
      ) : !isPending && data?.length === 0 ? (
        <div className="office-block">
          <h2>{t(isDone ? 'requests.emptyDone' : 'requests.emptyTodo')}</h2>
        </div>
      ) : (
        <>
          <ul className="request-list" aria-busy={isPending} aria-label={t('requests.about')}>
            {data?.map((request) => (
              <RequestCard key={`${request.kind}-${request.id}`} request={request} mayEdit={mayEdit} />
            ))}
          </ul>
          <div className="order-foot">
            <span />
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </div>
        </>
      )}
    </>
  );
};
