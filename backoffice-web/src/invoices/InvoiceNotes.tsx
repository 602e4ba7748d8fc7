import { useRefresh } from 'react-admin';
import { addInvoiceNote } from '@talloor/contracts/endpoints/officeInvoiceActs.ts';
import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { NoteForm } from '../people/NoteForm.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';

type InvoiceNotesProps = { readonly invoice: OfficeInvoice; readonly mayEdit: boolean };

export const InvoiceNotes = ({ invoice, mayEdit }: InvoiceNotesProps) => {
  const { t, language } = useOfficeText();
  const refresh = useRefresh();
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
      {mayEdit && (
        <NoteForm
          label={t('invoices.noteLabel')}
          add={t('invoices.addNote')}
          successMessage={t('invoices.noteAdded')}
          most={400}
          onAdd={async (text) => {
            await officeClient.call(addInvoiceNote, { params: { number: invoice.id }, body: { text: text.trim() } });
            refresh();
          }}
        />
      )}
    </PeopleCard>
  );
};
