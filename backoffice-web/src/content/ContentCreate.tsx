import { CreateBase, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentRow, ContentSpec } from './contentSpec.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import { editRightOf } from './editRightOf.ts';

export function ContentCreate<Row extends ContentRow>({ spec }: { spec: ContentSpec<Row> }) {
  const { t } = useOfficeText();
  const notify = useNotify();
  const mayEdit = useMayEdit(editRightOf(spec.name));
  if (mayEdit === null) return null;
  return (
    <CreateBase
      resource={spec.name}
      redirect="edit"
      mutationOptions={{
        onError: (error) => notify(problemInWords(error), { type: 'error', autoHideDuration: null }),
      }}
    >
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to={`/${spec.name}`}>{t(spec.title)}</Link>
      </nav>
      <div className="office-head">
        <OfficeHeading title={t(spec.titleOfNew ?? spec.title)} />
      </div>
      {mayEdit ? (
        <ContentForm spec={spec} row={null} isReadOnly={false} />
      ) : (
        <div className="office-block">
          <p>{t('content.mayNotMake')}</p>
        </div>
      )}
    </CreateBase>
  );
}
