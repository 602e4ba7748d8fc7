import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import type { DocumentTypeRow } from './documentRequests.ts';

export const casesModel = defineReadModel({
  name: 'cases',
  version: 3,
  on: [
    'ServiceRequestFiled',
    'ServiceRequestFileAdded',
    'ServiceRequestAssigned',
    'ServiceRequestAnswered',
    'ServiceRequestInformationAsked',
    'ServiceRequestReplied',
    'ServiceRequestClosed',
    'ServiceRequestLinked',
    'ServiceRequestUnlinked',
  ],
  tables: {
    /** Personal values read null after erasure. Instants are ISO 8601 in UTC. */
    cases: {
      columns: {
        case_id: 'text not null',
        number: 'text not null',
        kind: typed<'question' | 'complaint' | 'documents' | 'dispute'>('text not null'),
        status: typed<'open' | 'waiting' | 'answered' | 'closed'>('text not null'),
        /** Null for a visitor. */
        customer_number: 'text',
        claimed_customer: 'text',
        person_id: 'text not null',
        language: typed<'nl' | 'fr'>('text not null'),
        subject: 'text',
        contact: typed<CaseContactRow>('json'),
        sector: 'text',
        segment: 'text not null',
        postal: 'text not null',
        order_number: 'text',
        delivery_number: 'text',
        invoice_number: 'text',
        return_id: 'text',
        lines: typed<readonly CaseLineRow[]>('json not null'),
        assigned_to: 'text',
        close_reason: 'text',
        request_id: 'text',
        request_type: typed<DocumentTypeRow>('text'),
        /** Customers whose documents the case names. */
        request_customers: 'text[]',
        filed_at: 'text not null',
        /** Promised time of the first answer. */
        due_at: 'text not null',
        changed_at: 'text not null',
      },
      primaryKey: ['case_id'],
      personal: { subject: 'person_id', contact: 'person_id' },
      indexes: {
        of_customer: '(customer_number, filed_at)',
        queue: "(filed_at) where status <> 'closed'",
        by_day: '(filed_at, case_id)',
        of_request: '(request_id) where request_id is not null',
      },
    },
    case_messages: {
      columns: {
        case_id: 'text not null',
        /** The event. */
        message_id: 'text not null',
        kind: typed<CaseMessageKind>('text not null'),
        author_id: 'text not null',
        person_id: 'text not null',
        text: 'text',
        at: 'text not null',
        position: 'text not null',
      },
      primaryKey: ['case_id', 'message_id'],
      personal: { text: 'person_id' },
    },
    /** The contents are files of the platform. */
    case_files: {
      columns: {
        case_id: 'text not null',
        file_id: 'text not null',
        content_type: typed<'image/jpeg' | 'application/pdf'>('text not null'),
        added_at: 'text not null',
      },
      primaryKey: ['case_id', 'file_id'],
    },
  },
});
export const { cases: casesTable, case_messages: caseMessagesTable, case_files: caseFilesTable } = casesModel.tables;

export type CaseMessageKind = 'filed' | 'answered' | 'information_asked' | 'replied';
export type CaseContactRow = {
  readonly gender: string | null;
  readonly company_name: string | null;
  readonly person: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};
export type CaseLineRow = {
  readonly line_id: string;
  readonly name: { readonly nl: string; readonly fr: string };
  readonly quantity: number | null;
};
