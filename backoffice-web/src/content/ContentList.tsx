import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RowKeysChoice, useRowKeysChoice } from '../orders/RowKeysChoice.tsx';
import { ContentFilters } from './ContentFilters.tsx';
import type { ContentRow, ContentSpec } from './contentSpec.ts';
import { ContentTable } from './ContentTable.tsx';
import { useMayEdit } from '../data/useMayEdit.ts';
import { editRightOf } from './editRightOf.ts';
import { LoadFailed } from '../layout/LoadFailed.tsx';

export const ContentList = <Row extends ContentRow>({ spec }: { spec: ContentSpec<Row> }) => (
  <ListBase resource={spec.name} sort={{ ...spec.sort }} perPage={25}>
    <Page spec={spec} />
  </ListBase>
);

function Page<Row extends ContentRow>({ spec }: { spec: ContentSpec<Row> }) {
  const { t } = useOfficeText();
  const { total, error, refetch, isPending, data, filterValues } = useListContext();
  const keys = useRowKeysChoice();
  const mayEdit = useMayEdit(editRightOf(spec.name));
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t(spec.title)}>
          {total !== undefined && <span className="text-15 weight-560 muted">{total}</span>}
          {mayEdit === false && <span className="state state-plain">{t('content.readOnly')}</span>}
        </OfficeHeading>
        {spec.titleOfNew && mayEdit && (
          <Link className="office-primary" to={`/${spec.name}/create`}>
            <PlusIcon aria-hidden />
            <span>{t(spec.titleOfNew)}</span>
          </Link>
        )}
      </div>
      <ContentFilters spec={spec} />
      <output className="sr-only">{total !== undefined && t('content.found', { count: total })}</output>
      {error && !data ? (
        <LoadFailed text={t('content.failed')} onRetry={() => void refetch()} />
      ) : !isPending && data?.length === 0 ? (
        <div className="office-block">
          <h2>{t('content.empty')}</h2>
          {isFiltered && <p>{t('content.emptyHint')}</p>}
        </div>
      ) : (
        <>
          <ContentTable spec={spec} areKeysOn={keys.areOn} />
          <div className="order-foot cluster apart">
            <RowKeysChoice {...keys} />
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </div>
        </>
      )}
    </>
  );
}
