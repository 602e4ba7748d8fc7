import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { useDelete, useNotify, useRedirect } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import type { ContentRow, ContentSpec } from './contentSpec.ts';

/** Records in use are kept. */
export function RemoveButton<Row extends ContentRow>({ spec, row }: { spec: ContentSpec<Row>; row: Row }) {
  const locale = useOfficeText();
  const { t } = locale;
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const [remove, { isPending }] = useDelete<Row>();
  const name = spec.nameOf(row, locale);
  const goOn = () =>
    void remove(
      spec.name,
      { id: row.id, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('content.removed', { name }), { type: 'success' });
          redirect('list', spec.name);
        },
        onError: (error) => {
          setAsking(false);
          notify(problemInWords(error), { type: 'error' });
        },
      },
    );
  return (
    <>
      <button type="button" className="office-button office-remove" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden />
        <span>{t('content.remove')}</span>
      </button>
      {isAsking && (
        <OfficeDialog
          title={t('content.removeSure', { name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className="office-button" onClick={() => setAsking(false)}>
                {t('content.cancel')}
              </button>
              <button type="button" className="office-primary" disabled={isPending} onClick={goOn}>
                {t('content.remove')}
              </button>
            </>
          }
        >
          <p>{t('content.removeHint')}</p>
        </OfficeDialog>
      )}
    </>
  );
}
