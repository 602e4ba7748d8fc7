import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { FiledServiceRequest } from '@talloor/events/serviceRequest/values.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { answerDueAt } from '@talloor/rules/serviceRequest/answerPromise.ts';
import { caseFilesTable, caseMessagesTable, casesModel, casesTable, type CaseMessageKind } from '../../tables/cases.ts';

type Handled = Extract<ServiceRequestEvent, { type: (typeof casesModel.on)[number] }>;
type Message = { readonly personId: string; readonly text: string | null };

export const cases = createProjector<Handled>(casesModel, projectCases);

function projectCases({ id, event, streamId, metadata, position }: DecodedEvent<Handled>): readonly RowOperation[] {
  const { occurredAt: at, actorId } = metadata;
  const caseId = streamId.slice('service-request-'.length);
  const row = (kind: 'upsert' | 'update', values: Row): RowOperation => ({
    kind,
    table: casesTable.name,
    key: { case_id: caseId },
    values: { ...values, changed_at: at },
  });
  const message = (kind: CaseMessageKind, { personId, text }: Message): RowOperation => ({
    kind: 'upsert',
    table: caseMessagesTable.name,
    key: { case_id: caseId, message_id: id },
    values: { kind, author_id: actorId, person_id: personId, text, at, position },
  });
  switch (event.type) {
    case 'ServiceRequestFiled':
      return [row('upsert', filedRow(event.data, at)), message('filed', event.data)];
    case 'ServiceRequestFileAdded': {
      const { fileId, contentType } = event.data;
      const key = { case_id: caseId, file_id: fileId };
      return [{ kind: 'upsert', table: caseFilesTable.name, key, values: { content_type: contentType, added_at: at } }];
    }
    case 'ServiceRequestAssigned':
      return [row('update', { assigned_to: event.data.assignedTo })];
    case 'ServiceRequestAnswered':
      return [row('update', { status: 'answered' }), message('answered', event.data)];
    case 'ServiceRequestInformationAsked':
      return [row('update', { status: 'waiting' }), message('information_asked', event.data)];
    case 'ServiceRequestReplied':
      return [row('update', { status: 'open' }), message('replied', event.data)];
    case 'ServiceRequestClosed':
      return [row('update', { status: 'closed', close_reason: event.data.reason })];
    case 'ServiceRequestLinked':
      return [row('update', { [linkColumns[event.data.document]]: event.data.number })];
    case 'ServiceRequestUnlinked':
      return [row('update', { [linkColumns[event.data.document]]: null })];
    default:
      return event satisfies never;
  }
}

const linkColumns = {
  order: 'order_number',
  delivery: 'delivery_number',
  invoice: 'invoice_number',
  return: 'return_id',
} as const;

function filedRow({ contact, links, lines, documentRequest, ...filed }: FiledServiceRequest, at: string): Row {
  const dueAt = answerDueAt(Date.parse(at), filed.kind, documentRequest?.promisedOn);
  return {
    status: 'open',
    assigned_to: null,
    close_reason: null,
    number: filed.number,
    kind: filed.kind,
    customer_number: filed.customerNumber,
    claimed_customer: filed.claimedCustomer,
    person_id: filed.personId,
    language: filed.language,
    subject: filed.subject,
    contact: {
      gender: contact.gender,
      company_name: contact.companyName,
      person: contact.person,
      phone: contact.phone,
      email: contact.email,
    },
    sector: contact.sector,
    segment: contact.segment,
    postal: contact.postal,
    order_number: links.orderNumber,
    delivery_number: links.deliveryNumber,
    invoice_number: links.invoiceNumber,
    return_id: links.returnId,
    request_id: documentRequest?.requestId ?? null,
    request_type: documentRequest?.type ?? null,
    request_customers: documentRequest?.customerNumbers ?? null,
    filed_at: at,
    due_at: new Date(dueAt).toISOString(),
    lines: lines.map(({ lineId, name, quantity }) => ({ line_id: lineId, name, quantity })),
  };
}
