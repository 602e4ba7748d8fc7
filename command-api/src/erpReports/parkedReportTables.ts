export const parkedReportTables = `
  alter table command.parked_deliveries
    add column subject text not null default 'delivery',
    add column document_number text,
    add column customer_number text,
    drop constraint parked_deliveries_message_id_message_hash_key,
    add constraint parked_deliveries_message unique (subject, message_id, message_hash);
  comment on column command.parked_deliveries.document_number is 'number of the invoice or credit note';
  create index parked_deliveries_of_document on command.parked_deliveries (document_number) where discarded_at is null;
  create index parked_deliveries_of_customer on command.parked_deliveries (customer_number) where discarded_at is null;
`;
