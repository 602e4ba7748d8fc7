import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { addOrderNote, listOrderNotes } from '@talloor/contracts/endpoints/orderNotes.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useMayEdit } from '../../content/useMayEdit.ts';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { problemInWords } from '../../layout/problemInWords.ts';
import { PeopleCard } from '../../people/PeopleCard.tsx';
import './OrderNotes.css';
import { secondsOf } from './shownTime.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';

/** Maximum length, as on the server. */
const most = 1000;

export function OrderNotes({ orderNumber }: { readonly orderNumber: string }) {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit();
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
      {mayEdit && <NewNote orderNumber={orderNumber} />}
    </PeopleCard>
  );
}

function NewNote({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useOfficeText();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await officeClient.call(addOrderNote, { params: { number: orderNumber }, body: { text } });
      setText('');
      notify(t('orderNotes.added'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['orders'] });
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void send();
  };
  return (
    <form className="new-note stack gap-6" onSubmit={onSubmit}>
      <label className="weight-600" htmlFor={id}>
        {t('orderNotes.label')}
      </label>
      <textarea
        id={id}
        className="office-field"
        rows={2}
        {...atMost(most, 'text')}
        value={text}
        aria-describedby={`${id}-left`}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="cluster apart gap-8">
        <small id={`${id}-left`}>{t('orderNotes.left', { count: Math.max(0, most - lengthOf(text)) })}</small>
        <button type="submit" className="office-button" disabled={isBusy || text.trim() === ''}>
          {t('orderNotes.add')}
        </button>
      </div>
      {error !== null && (
        <p role="alert" className="field-error">
          {problemInWords(error)}
        </p>
      )}
    </form>
  );
}
