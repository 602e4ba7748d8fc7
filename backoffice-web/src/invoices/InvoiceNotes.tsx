import { useId, useState, type FormEvent } from 'react';
import { addInvoiceNote } from '@talloor/contracts/endpoints/officeInvoiceActs.ts';
import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { useAct } from '../people/useAct.ts';
import '../orders/console/OrderNotes.css';

type InvoiceNotesProps = { readonly invoice: OfficeInvoice; readonly mayEdit: boolean };

export const InvoiceNotes = ({ invoice, mayEdit }: InvoiceNotesProps) => {
  const { t, language } = useOfficeText();
  return (
    <PeopleCard id="invoice-notes" title={t('invoices.internalNotes')} aside={<small>{t('invoices.forOffice')}</small>}>
      {invoice.notes.length === 0 ? (
        <p className="people-empty">{t('invoices.noNotes')}</p>
      ) : (
        <ol className="order-notes">
          {invoice.notes.map((note) => (
            <li className="line-below" key={note.note_id}>
              <p className="breaks order-note-text">{note.text}</p>
              <small>{`${note.by ?? t('invoices.erased')}, ${formatInstant(language, note.at)}`}</small>
            </li>
          ))}
        </ol>
      )}
      {mayEdit && <NewNote key={invoice.notes.length} number={invoice.id} />}
    </PeopleCard>
  );
};

const nothing = () => {};

const NewNote = ({ number }: { readonly number: string }) => {
  const { t } = useOfficeText();
  const id = useId();
  const [text, setText] = useState('');
  const { isBusy, error, act } = useAct(nothing);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void act(
      () => officeClient.call(addInvoiceNote, { params: { number }, body: { text: text.trim() } }),
      t('invoices.noteAdded'),
    );
  };
  return (
    <form className="new-note stack gap-6" onSubmit={onSubmit}>
      <label className="weight-600" htmlFor={id}>
        {t('invoices.noteLabel')}
      </label>
      <textarea
        id={id}
        className="office-field"
        rows={2}
        {...atMost(400, 'text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="office-button" disabled={isBusy || text.trim() === ''}>
        {t('invoices.addNote')}
      </button>
      {error !== null && (
        <p role="alert" className="field-error">
          {problemInWords(error)}
        </p>
      )}
    </form>
  );
};
