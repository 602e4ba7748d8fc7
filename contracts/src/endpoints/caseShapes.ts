import { z } from 'zod';
import { genders } from '@talloor/rules/account/genders.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { optionalFieldShape, fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { contactSectors } from '@talloor/rules/serviceRequest/contactSectors.ts';
import { digitsParam, isoInstant, line, text } from '../shapes.ts';

export const caseKind = z.enum(['question', 'complaint', 'documents', 'dispute']);
/** `open`: the office acts. `waiting`: the customer replies. */
export const caseStatus = z.enum(['open', 'waiting', 'answered', 'closed']);
export type CaseKind = z.output<typeof caseKind>;
export type CaseStatus = z.output<typeof caseStatus>;

/** Characters. */
export const mostMessageLength = 4000;
export const caseSubject = line(120).trim().min(1);
export const caseMessage = text(mostMessageLength).trim().min(1);

/** Spec after-ordering §3, Contact form. */
export const contactInput = z.strictObject({
  gender: z.enum(genders).nullable(),
  company_name: line(100).trim(),
  sector: z.enum(contactSectors),
  contact_person: line(80).trim().min(1),
  customer_number: z.string().regex(/^\d{0,20}$/),
  phone: optionalFieldShape('phone_1'),
  email: fieldShape('email'),
  postal_code: optionalFieldShape('postal'),
  segment: z.enum(sectors).nullable(),
});
export type ContactInput = z.output<typeof contactInput>;

/** Own documents that a question is about. */
export const caseAbout = z.strictObject({
  order: digitsParam.optional(),
  delivery_note: digitsParam.optional(),
  invoice: digitsParam.optional(),
  return: digitsParam.optional(),
});

export const caseLinks = z.object({
  order: z.string().nullable(),
  delivery_note: z.string().nullable(),
  invoice: z.string().nullable(),
  return: z.string().nullable(),
});

export const caseFileView = z.object({
  file_id: z.string(),
  content_type: z.enum(['image/jpeg', 'application/pdf']),
});

export const caseMessageView = z.object({
  by: z.enum(['customer', 'office']),
  kind: z.enum(['filed', 'answered', 'information_asked', 'replied']),
  /** Null after erasure. */
  text: z.string().nullable(),
  at: isoInstant,
});

export const caseSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: caseKind,
  status: caseStatus,
  subject: z.string().nullable(),
  filed_at: isoInstant,
  changed_at: isoInstant,
  /** Promised time of the first answer. */
  due_at: isoInstant,
  first_answer_at: isoInstant.nullable(),
  links: caseLinks,
});
export type CaseSummary = z.output<typeof caseSummary>;

export const caseView = caseSummary.extend({
  lines: z.array(z.object({ line_id: z.string(), name: z.string(), quantity: z.number().nullable() })),
  messages: z.array(caseMessageView),
  files: z.array(caseFileView),
  may_reply: z.boolean(),
});
export type CaseView = z.output<typeof caseView>;
