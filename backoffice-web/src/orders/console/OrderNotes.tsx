import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addOrderNote, listOrderNotes } from '@talloor/contracts/endpoints/orderNotes.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useMayEdit } from '../../data/useMayEdit.ts';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { NoteForm } from '../../people/NoteForm.tsx';
import { PeopleCard } from '../../people/PeopleCard.tsx';
import { secondsOf } from './shownTime.ts';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';

/** As on the server. */
const most = 1000;

export function OrderNotes({ orderNumber }: { readonly orderNumber: string }) {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit('correct_orders');
  const queries = useQueryClient();
  const params = { number: orderNumber };
  const { data, error } = useQuery({
    queryKey: ['orders', 'notes', orderNumber],
    queryFn: ({ signal }) => officeClient.call(listOrderNotes, { params }, { signal }),
  });
  return (
    <PeopleCard id="order-notes" title={t('orderNotes.title')} aside={<small>{t('orderNotes.forOffice')}</small>}>
      {error !== null && data === undefined && (
        <p role="alert" className="people-empty">
          {t('orderNotes.failed')}
        </p>
      )}
      {data?.notes.length === 0 && <p className="people-empty">{t('orderNotes.none')}</p>}
      {data !== undefined && data.notes.length > 0 && (
        <ol className="order-notes">
          {data.notes.map((note) => (
            <li className="line-below" key={note.id}>
              <p className="breaks order-note-text">{note.text ?? <em>{t('orderNotes.erased')}</em>}</p>
              <small>
                <span>{note.written_by ?? t('orderNotes.somebody')}</span>,{' '}
                <span>{formatDay(language, secondsOf(note.written_at))}</span>{' '}
                <span>{formatTime(language, secondsOf(note.written_at))}</span>
              </small>
            </li>
          ))}
        </ol>
      )}
      {mayEdit && (
        <NoteForm
          label={t('orderNotes.label')}
          add={t('orderNotes.add')}
          successMessage={t('orderNotes.added')}
          most={most}
          hint={(text) => t('orderNotes.left', { count: Math.max(0, most - lengthOf(text)) })}
          onAdd={async (text) => {
            await officeClient.call(addOrderNote, { params, body: { text } });
            await queries.invalidateQueries({ queryKey: ['orders'] });
          }}
        />
      )}
    </PeopleCard>
  );
}
