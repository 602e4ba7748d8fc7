import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { deliveryReportCodes } from '@talloor/contracts/deliveryReportCodes.ts';
import type { ParkedDeliveryRow } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { invoiceReportCodes } from '@talloor/contracts/invoiceReportCodes.ts';
import { problemTitle } from '@talloor/messages/problems/problemTitle.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { FilterChips } from '../people/FilterChips.tsx';
import { useReportWords } from '../deliveryReports/useReportWords.ts';
import './parkedDeliveries.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

const refetchMs = 30_000;

export const ParkedList = () => (
  <ListBase
    resource="parkedDeliveries"
    sort={{ field: 'parked_at', order: 'ASC' }}
    perPage={100}
    queryOptions={{ refetchInterval: refetchMs }}
  >
    <Page />
  </ListBase>
);

const columns = ['report', 'delivery', 'order', 'why', 'since'] as const;

const Page = () => {
  const { t, language } = useOfficeText();
  const { kindOf, whyOf: reasonOf } = useReportWords();
  const { data } = useListContext<ParkedDeliveryRow>();
  return (
    <ListPage
      title={t('parked.title')}
      about={t('parked.about')}
      empty={t('parked.empty')}
      filters={<Filters />}
      heads={[
        ...columns.map((column) => ({ label: t(`parked.columns.${column}`) })),
        { label: t('parked.columns.tries'), isNumber: true },
      ]}
    >
      {data?.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={`/parkedDeliveries/${row.id}/show`}>{kindOf(row.kind)}</Link>{' '}
            {row.status !== 'waiting' && <span className="state state-plain">{t(`parked.status.${row.status}`)}</span>}
            <small className="content-subtitle">{row.message_id}</small>
          </th>
          <td data-label={t('parked.columns.delivery')}>{row.delivery_number ?? row.document_number ?? '–'}</td>
          <td data-label={t('parked.columns.order')}>{row.order_number ?? '–'}</td>
          <td data-label={t('parked.columns.why')}>{reasonOf(row).title}</td>
          <td data-label={t('parked.columns.since')}>{formatInstant(language, row.parked_at)}</td>
          <td className="num" data-label={t('parked.columns.tries')}>
            {row.tries}
          </td>
        </tr>
      ))}
    </ListPage>
  );
};

const Filters = () => {
  const { t, language } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const { part, code = '', number = '' } = filterValues as Readonly<Record<string, string>>;
  const set = (changes: Readonly<Record<string, string>>) =>
    setFilters(Object.fromEntries(Object.entries({ ...filterValues, ...changes }).filter(([, value]) => value !== '')));
  return (
    <>
      <FilterChips
        choices={[
          { label: t('parked.parts.waiting'), filter: {} },
          { label: t('parked.parts.old'), filter: { days: '1' } },
          { label: t('parked.parts.settled'), filter: { part: 'settled' } },
        ]}
      />
      <div className="parked-filters wraps" data-part={part}>
        <label className="stack one-column gap-4 weight-600">
          <span>{t('parked.search')}</span>
          <input
            type="search"
            className="office-field"
            {...atMost(100)}
            value={number}
            onChange={(event) => set({ number: event.target.value.replaceAll(/[^\w.:-]/g, '') })}
          />
        </label>
        <label className="stack one-column gap-4 weight-600">
          <span>{t('parked.reason')}</span>
          <select className="office-field" value={code} onChange={(event) => set({ code: event.target.value })}>
            <option value="">{t('parked.allReasons')}</option>
            {[...deliveryReportCodes, ...invoiceReportCodes].map((each) => (
              <option key={each} value={each}>
                {problemTitle(each, language)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
};
