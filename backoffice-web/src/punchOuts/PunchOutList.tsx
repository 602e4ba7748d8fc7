import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { punchOutOutcomes, type OfficePunchOutRow } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { TypedField } from '../orders/TypedField.tsx';
import { FilterChips } from '../people/FilterChips.tsx';
import { OutcomeTag } from './OutcomeTag.tsx';
import { refusalText } from './refusalText.ts';

export const PunchOutList = () => (
  <ListBase resource="punchOuts" sort={{ field: 'started_at', order: 'DESC' }} perPage={50}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<OfficePunchOutRow>();
  return (
    <ListPage
      title={t('punchOuts.title')}
      about={t('punchOuts.about')}
      empty={t('punchOuts.empty')}
      filters={<Filters />}
      heads={[
        { label: t('punchOuts.started') },
        { label: t('punchOuts.customer') },
        { label: t('punchOuts.function') },
        { label: t('punchOuts.host') },
        { label: t('punchOuts.outcome') },
        { label: t('punchOuts.lines'), isNumber: true },
      ]}
    >
      {data?.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={`/punchOuts/${row.id}/show`}>{formatInstant(language, row.started_at)}</Link>
          </th>
          <td data-label={t('punchOuts.customer')}>
            {row.customer_number === null ? (
              t('punchOuts.nobody')
            ) : (
              <Link to={`/customers/${row.customer_number}/show`}>{row.customer_name ?? row.customer_number}</Link>
            )}
          </td>
          <td data-label={t('punchOuts.function')}>{t(`punchOuts.functions.${row.function}`)}</td>
          <td className="breaks" data-label={t('punchOuts.host')}>
            {row.hook_host ?? '–'}
          </td>
          <td data-label={t('punchOuts.outcome')}>
            <OutcomeTag outcome={row.outcome} /> {row.reason !== null && <small>{refusalText(t, row.reason)}</small>}
          </td>
          <td className="num" data-label={t('punchOuts.lines')}>
            {row.lines_returned > 0 ? row.lines_returned : '–'}
          </td>
        </tr>
      ))}
    </ListPage>
  );
};

const Filters = () => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const { q = '', ...others } = filterValues as Readonly<Record<string, string>>;
  return (
    <>
      <search>
        <form className="wraps gap-12 below-12 content-filters" onSubmit={(event) => event.preventDefault()}>
          <TypedField
            name="q"
            label={t('punchOuts.search')}
            value={q}
            onType={(text) => setFilters({ ...others, ...(text ? { q: text } : {}) })}
          />
        </form>
      </search>
      <FilterChips
        choices={[
          { label: t('punchOuts.all'), filter: {} },
          ...punchOutOutcomes.map((outcome) => ({ label: t(`punchOuts.outcomes.${outcome}`), filter: { outcome } })),
        ]}
      />
    </>
  );
};
