import { z } from 'zod';
import { genders } from '@talloor/rules/account/genders.ts';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { caseAbout, caseMessage, caseMessageView, caseStatus, caseSubject, contactInput } from './caseShapes.ts';

const ofAnyone = {
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
} as const;
const token = line(300).min(1);

export const getContactForm = defineEndpoint({
  ...ofAnyone,
  name: 'getContactForm',
  summary: 'The contact form, filled in for a logged-in user, with the token that proves the time a person needs.',
  method: 'GET',
  path: '/api/contact',
  query: noQuery,
  body: nothing,
  response: z.object({
    form_token: z.string(),
    contact: z.object({
      gender: z.enum(genders).nullable(),
      company_name: z.string(),
      contact_person: z.string(),
      customer_number: z.string(),
      phone: z.string(),
      email: z.string(),
      postal_code: z.string(),
      segment: z.string().nullable(),
    }),
  }),
  status: 200,
  problems: [],
});

export const sendContact = defineEndpoint({
  ...ofAnyone,
  name: 'sendContact',
  summary: 'Ask customer service a question; visitors may too. The answer comes by mail and in *my questions*.',
  method: 'POST',
  path: '/api/contact',
  query: noQuery,
  body: z.strictObject({
    form_token: line(200),
    /** Honeypot: people leave it empty. */
    website: line(200).default(''),
    subject: caseSubject,
    question: caseMessage,
    contact: contactInput,
    about: caseAbout.default({}),
  }),
  response: z.object({
    id: z.uuid(),
    number: z.string(),
    due_at: isoInstant,
    /** The account's address for a user of a customer, else the typed one. */
    mails_to: z.string().nullable(),
    /** For attachments, during an hour. */
    upload_token: z.string(),
  }),
  status: 201,
  problems: [
    'contact.form_expired',
    'contact.not_by_hand',
    'order.not_found',
    'delivery_note.not_found',
    'invoice.not_found',
    'return.not_found',
    'request.rate_limited',
  ],
});

export const mostContactFiles = 1;
export const mostComplaintFiles = 6;
export const mostCaseFileBytes = 10 * 1024 * 1024;

export const addCaseFile = defineEndpoint({
  ...ofAnyone,
  name: 'addCaseFile',
  summary:
    'Adds a file to a request just sent: JPEG, PNG or WebP, written anew without what the camera noted, or PDF. The bytes as they are.',
  method: 'POST',
  path: '/api/contact/file',
  query: z.object({ token }),
  body: nothing,
  bodyType: 'file',
  response: z.object({ files: z.int() }),
  status: 201,
  problems: [
    'case.link_invalid',
    'case.person_erased',
    'case.too_many_files',
    'case.file_too_large',
    'case.file_unreadable',
    'upload.busy',
    'request.unsupported_media_type',
    'request.rate_limited',
  ],
});

export const openContactCase = defineEndpoint({
  ...ofAnyone,
  name: 'openContactCase',
  summary: 'The conversation of a visitor, by the token of the mail.',
  method: 'POST',
  path: '/api/contact/case',
  query: noQuery,
  body: z.strictObject({ token }),
  response: z.object({
    number: z.string(),
    subject: z.string().nullable(),
    status: caseStatus,
    messages: z.array(caseMessageView.pick({ by: true, text: true })),
    may_reply: z.boolean(),
  }),
  status: 200,
  problems: ['case.link_invalid', 'request.rate_limited'],
});

export const replyToContactCase = defineEndpoint({
  ...ofAnyone,
  name: 'replyToContactCase',
  summary: 'Reply as a visitor, by the token of the mail.',
  method: 'POST',
  path: '/api/contact/reply',
  query: noQuery,
  body: z.strictObject({ token, text: caseMessage }),
  response: z.object({ status: caseStatus }),
  status: 200,
  problems: [
    'case.link_invalid',
    'case.closed',
    'case.person_erased',
    'case.too_many_messages',
    'request.rate_limited',
  ],
});
