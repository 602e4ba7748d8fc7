import { EditBase, useEditContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { isNotFound } from '@talloor/contracts/problemError.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentRow, ContentSpec } from './contentSpec.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import { editRightOf } from './editRightOf.ts';

export function ContentEdit<Row extends ContentRow>({ spec }: { spec: ContentSpec<Row> }) {
  const { t } = useOfficeText();
  const notify = useNotify();
  return (
    <EditBase
      resource={spec.name}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{
        onSuccess: () => notify(t('content.saved'), { type: 'success' }),
        onError: (error) => notify(problemInWords(error), { type: 'error', autoHideDuration: null }),
      }}
      queryOptions={{ retry: false, onError: () => undefined }}
    >
      <Page spec={spec} />
    </EditBase>
  );
}

function Page<Row extends ContentRow>({ spec }: { spec: ContentSpec<Row> }) {
  const locale = useOfficeText();
  const { t } = locale;
  const { record, error, refetch } = useEditContext<Row>();
  const mayEdit = useMayEdit(editRightOf(spec.name));
  const isGone = isNotFound(error);
  if (error && !record)
    return (
      <div className="office-block" role="alert">
        <OfficeHeading title={t(isGone ? 'content.notFound' : 'content.failed')} />
        {isGone ? (
          <Link to={`/${spec.name}`}>{t('content.toList')}</Link>
        ) : (
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        )}
      </div>
    );
  const name = record ? spec.nameOf(record, locale) : t(spec.title);
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to={`/${spec.name}`}>{t(spec.title)}</Link>
      </nav>
      <div className="office-head">
        <OfficeHeading title={name}>
          {mayEdit === false && <span className="state state-plain">{t('content.readOnly')}</span>}
        </OfficeHeading>
        {record && spec.subtitleOf && <span className="content-subtitle">{spec.subtitleOf(record, locale)}</span>}
      </div>
      {record && mayEdit !== null ? (
        <ContentForm key={record.id} spec={spec} row={record} isReadOnly={!mayEdit} />
      ) : (
        <span className="office-skeleton">{'\u00a0'}</span>
      )}
    </>
  );
}
