import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const documentRequestsModel = defineReadModel({
  name: 'documentRequests',
  version: 1,
  on: ['DocumentsRequested', 'DocumentsBundled', 'DocumentsFailed'],
  tables: {
    document_requests: {
      columns: {
        request_id: 'text not null',
        /** Customer of the session. */
        customer_number: 'text not null',
        customer_numbers: 'text[] not null',
        requested_by: 'text not null',
        requested_at: 'text not null',
        language: typed<'nl' | 'fr'>('text not null'),
        type: typed<DocumentTypeRow>('text not null'),
        /** yyyy-mm-dd; null for chosen documents. */
        from_day: 'text',
        to_day: 'text',
        numbers: 'text[]',
        with_ubl: 'boolean not null',
        comment: 'text',
        extra_recipient: 'text',
        promised_on: 'text not null',
        status: typed<'requested' | 'bundled' | 'failed'>('text not null'),
        failure: typed<'too_many' | 'technical' | 'requester_inactive'>('text'),
        document_count: 'int',
        byte_count: 'double precision',
        missing: typed<readonly MissingDocumentRow[]>('json'),
        expires_at: 'text',
      },
      primaryKey: ['request_id'],
      personal: { comment: 'requested_by', extra_recipient: 'requested_by' },
      indexes: {
        of_person: '(requested_by, requested_at)',
        by_time: '(requested_at)',
        of_customers: 'using gin (customer_numbers)',
      },
    },
  },
});
export const { document_requests: documentRequestsTable } = documentRequestsModel.tables;

export type DocumentTypeRow = 'invoices' | 'credit_notes' | 'delivery_proofs';
export type MissingDocumentRow = {
  readonly what: 'document' | 'e_invoice' | 'period';
  readonly number: string | null;
  readonly from: string | null;
  readonly to: string | null;
};
