import { documentRequestStream, type DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { documentRequestsModel, documentRequestsTable } from '../../tables/documentRequests.ts';

type Handled = Extract<DocumentRequestEvent, { type: (typeof documentRequestsModel.on)[number] }>;

export const documentRequests = createProjector<Handled>(documentRequestsModel, projectDocumentRequest);

function projectDocumentRequest({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const row = (kind: 'upsert' | 'update', values: Row): readonly RowOperation[] => [
    {
      kind,
      table: documentRequestsTable.name,
      key: { request_id: streamId.slice(documentRequestStream('').length) },
      values,
    },
  ];
  switch (event.type) {
    case 'DocumentsRequested': {
      const { data } = event;
      return row('upsert', {
        customer_number: metadata.customerNumber ?? '',
        customer_numbers: data.customerNumbers,
        requested_by: data.requestedBy,
        requested_at: metadata.occurredAt,
        language: data.language,
        type: data.type,
        from_day: data.from,
        to_day: data.to,
        numbers: data.numbers,
        with_ubl: data.withUbl,
        comment: data.comment,
        extra_recipient: data.extraRecipient,
        promised_on: data.promisedOn,
        status: 'requested',
        failure: null,
        document_count: null,
        byte_count: null,
        missing: null,
        expires_at: null,
      });
    }
    case 'DocumentsBundled': {
      const { documentCount, byteCount, missing, expiresAt } = event.data;
      const values = { status: 'bundled', document_count: documentCount, byte_count: byteCount, missing };
      return row('update', { ...values, expires_at: expiresAt });
    }
    case 'DocumentsFailed':
      return row('update', { status: 'failed', failure: event.data.reason });
    default:
      return event satisfies never;
  }
}
