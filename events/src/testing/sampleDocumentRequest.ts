import type { DocumentRequestEvent, DocumentsRequested } from '../documentRequest/events.ts';

export const sampleDocumentRequest: DocumentsRequested = {
  requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31',
  requestedBy: '1001',
  language: 'nl',
  type: 'invoices',
  from: '2026-01-01',
  to: '2026-02-28',
  numbers: null,
  customerNumbers: ['204118'],
  withUbl: true,
  comment: 'Voor de boekhouder',
  extraRecipient: 'boekhouding@lindegaard.example',
  promisedOn: '2026-03-13',
};

export const documentRequestStory: DocumentRequestEvent[] = [
  { type: 'DocumentsRequested', data: sampleDocumentRequest },
  {
    type: 'DocumentsBundled',
    data: {
      documentCount: 12,
      byteCount: 482_117,
      missing: [{ what: 'e_invoice', number: '264402117', from: null, to: null }],
      expiresAt: '2026-03-25T13:12:00.000Z',
    },
  },
  {
    type: 'DocumentsMailSent',
    data: { language: 'nl', recipientCount: 2, messageId: 'documents-a@talloor.example' },
  },
  { type: 'DocumentsFailed', data: { reason: 'technical' } },
];
