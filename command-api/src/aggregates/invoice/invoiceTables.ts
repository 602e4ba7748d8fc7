/** For the release of notes that a document does not name. */
export const invoicedNotesIndex = 'create index invoiced_notes_of_document on command.invoiced_notes (document_number)';

/** Streams decide; these find second documents of a note or return, and reused message ids. */
export const invoiceTables = `
  create table command.invoiced_notes (
    part text not null check (part in ('note', 'return')),
    number text not null,
    document_number text not null,
    primary key (part, number)
  );
  comment on table command.invoiced_notes is 'the first invoice of each delivery note, and credit note of each return';
  create table command.invoice_messages (
    subject text not null,
    message_id text not null,
    document_number text not null,
    primary key (subject, message_id)
  );
  comment on table command.invoice_messages is 'the document of each invoice or transfer that the ERP sent';
`;
