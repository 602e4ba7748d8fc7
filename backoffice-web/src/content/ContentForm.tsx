import { FormDataConsumer, Form, useSaveContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './ContentForm.css';
import type { ContentRow, ContentSpec } from './contentSpec.ts';
import { ReadOnlyProvider } from './ReadOnly.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type ContentFormProps<Row extends ContentRow> = {
  readonly spec: ContentSpec<Row>;
  readonly isReadOnly: boolean;
  /** Null for a new record. */
  readonly row: Row | null;
};

export function ContentForm<Row extends ContentRow>({ spec, isReadOnly, row }: ContentFormProps<Row>) {
  const { t } = useOfficeText();
  const { saving } = useSaveContext();
  const { Form: Fields, Preview } = spec;
  return (
    <ReadOnlyProvider value={isReadOnly}>
      <Form
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        noValidate
        {...(row === null ? { defaultValues: (spec.blank ?? {}) as object } : { record: row })}
      >
        <div className={Preview ? 'content-form has-preview' : 'content-form'}>
          <div className="content-fields stack gap-20 office-card">
            <Fields />
          </div>
          {Preview && (
            <aside className="shrinks content-preview stack gap-12" aria-label={t('content.preview')}>
              <h2>{t('content.preview')}</h2>
              <FormDataConsumer>{({ formData }) => <Preview row={{ ...row, ...formData } as Row} />}</FormDataConsumer>
            </aside>
          )}
        </div>
        {!isReadOnly && (
          <div className="above-16 line-above content-actions cluster">
            <button type="submit" className="office-primary" disabled={saving === true}>
              {t(saving === true ? 'content.saving' : 'content.save')}
            </button>
            <Link className="office-cancel" to={`/${spec.name}`}>
              {t('content.toList')}
            </Link>
            {row !== null && spec.isRemovable && <RemoveButton spec={spec} row={row} />}
          </div>
        )}
      </Form>
    </ReadOnlyProvider>
  );
}
