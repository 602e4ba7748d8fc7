import { z } from 'zod';
import { personal } from '../personal.ts';
import { documentTypes } from '../documentRequest/documentTypes.ts';
import { bilingual, day, digits, orderedQuantity } from '../values.ts';
import { within } from '../within.ts';

export const serviceRequestKinds = ['question', 'complaint', 'documents', 'dispute'] as const;

/** Spec after-ordering §3, Contact form. The sector names are ours: the specification gives only their count. */
export const contactSectors = ['hospitality', 'catering', 'care', 'education', 'other'] as const;

export const contactDetails = z.object({
  gender: personal(within(10)),
  companyName: personal(within(100)),
  person: personal(within(80)),
  phone: personal(within(40)),
  email: personal(within(254)),
  postal: within(10),
  sector: z.enum(contactSectors).nullable(),
  segment: within(60),
});

export const complaintLine = z.object({
  lineId: within(20),
  articleNumber: digits.nullable(),
  name: bilingual,
  quantity: orderedQuantity.nullable(),
});

/** Numbers of the customer's own documents. */
export const serviceRequestLinks = z.object({
  orderNumber: digits.nullable(),
  deliveryNumber: digits.nullable(),
  invoiceNumber: digits.nullable(),
  returnId: digits.nullable(),
});

/** A request whose documents the office must find. */
export const caseDocumentRequest = z.object({
  requestId: z.uuid(),
  type: z.enum(documentTypes),
  customerNumbers: z.array(digits).min(1).max(100),
  /** Null when the promised day is over. */
  promisedOn: day.nullable(),
});

export const caseDocument = z.enum(['order', 'delivery', 'invoice', 'return']);

export const filedServiceRequest = z.object({
  caseId: z.uuid(),
  number: digits,
  kind: z.enum(serviceRequestKinds),
  /** Null for a visitor. */
  customerNumber: digits.nullable(),
  /** Number typed by a visitor, not verified. */
  claimedCustomer: digits.nullable(),
  /** The account, or an id of its own for a visitor: its key encrypts the personal fields. */
  personId: digits,
  language: z.enum(['nl', 'fr']),
  subject: personal(within(120)),
  text: personal(within(4000)),
  contact: contactDetails,
  links: serviceRequestLinks,
  lines: z.array(complaintLine).max(200),
  documentRequest: caseDocumentRequest.optional(),
});
export type FiledServiceRequest = z.output<typeof filedServiceRequest>;
export type ServiceRequestLinks = z.output<typeof serviceRequestLinks>;
export type CaseDocumentRequest = z.output<typeof caseDocumentRequest>;
export type CaseDocument = z.output<typeof caseDocument>;
export type ContactDetails = z.output<typeof contactDetails>;
export type ComplaintLine = z.output<typeof complaintLine>;
