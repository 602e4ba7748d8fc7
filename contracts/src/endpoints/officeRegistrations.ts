import { z } from 'zod';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing, text } from '../shapes.ts';
import { registrationKind } from './registrationShapes.ts';

export const registrationTab = z.enum(['todo', 'waiting', 'done']);
const counts = z.object({ todo: z.int(), waiting: z.int(), done: z.int() });
const status = z.enum(['todo', 'waits_for_answer', 'waits_for_link', 'accepted', 'refused', 'closed']);
const language = z.enum(['nl', 'fr']);

const summary = z.object({
  id: z.string(),
  kind: registrationKind,
  outcome: z.enum(['created', 'other_contact', 'contact_exists', 'no_username', 'forgot_password']),
  status,
  company_name: z.string().nullable(),
  sector: z.string(),
  postal: z.string().nullable(),
  city: z.string().nullable(),
  is_undelivered: z.boolean(),
  has_business_id: z.boolean(),
  filed_at: isoInstant,
  settled_at: isoInstant.nullable(),
});
export type OfficeRegistration = z.output<typeof summary>;

const address = z.object({
  postal: z.string(),
  city: z.string(),
  street: z.string().nullable(),
  street_number: z.string().nullable(),
  po_box: z.string().nullable(),
});

const detail = summary.extend({
  language,
  company_type: z.string(),
  vat_liable: z.boolean(),
  business_id: z.string().nullable(),
  username: z.string().nullable(),
  claimed_customer: z.string().nullable(),
  customer_number: z.string().nullable(),
  /** Existing login of the mail address. */
  existing_user_id: z.string().nullable(),
  took_register_address: z.boolean(),
  delivery: address.nullable(),
  invoice: address.nullable(),
  contact: z
    .object({
      salutation: z.enum(['mr', 'mrs', 'ms']),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      position: z.string(),
      phone: z.string().nullable(),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      extra_email: z.string().nullable(),
    })
    .nullable(),
  register: z.object({
    found: z.enum(['yes', 'no', 'failed', 'not_asked']),
    name: z.string().nullable(),
    legal_form: z.string(),
    is_active: z.boolean(),
    address: address.nullable(),
  }),
  /** Possible existing customers, best match first. */
  doubles: z.array(
    z.object({
      customer_number: z.string(),
      name: z.string(),
      address: z.string(),
      why: z.enum(['its_customer', 'company_number', 'street', 'name']),
    }),
  ),
  delivery_days: z.array(z.int()),
  delivery_window: z.object({ start: z.string(), end: z.string() }).nullable(),
  segment: z.string().nullable(),
  terms_accepted_at: isoInstant,
  question: z.string().nullable(),
  answer: z.string().nullable(),
  refusal: z.string().nullable(),
  /** Reason code; null for older acceptances and links. */
  acceptance: z.string().nullable(),
  asked_at: isoInstant.nullable(),
  answered_at: isoInstant.nullable(),
  settled_by: z.string().nullable(),
  activated_at: isoInstant.nullable(),
});
export type OfficeRegistrationDetail = z.output<typeof detail>;

export const listOfficeRegistrations = defineEndpoint({
  name: 'listOfficeRegistrations',
  summary:
    'Registrations of one tab, the newest first, or of all tabs that hold these words, with how many each tab has; at most 200.',
  method: 'GET',
  path: '/api/office/registrations',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: noParams,
  query: z.object({
    tab: registrationTab.default('todo'),
    /** Searches business, person, username, e-mail, number and town, across all tabs. */
    q: line(60).optional(),
  }),
  body: nothing,
  response: z.object({ counts, registrations: z.array(summary) }),
  status: 200,
  problems: [],
});

export const getOfficeRegistration = defineEndpoint({
  name: 'getOfficeRegistration',
  summary: 'One registration beside what the business register said, and the customers that it may be already.',
  method: 'GET',
  path: '/api/office/registrations/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: detail,
  status: 200,
  problems: ['registration.not_found'],
});

const registrationResult = z.object({ id: z.string(), status });

export const acceptRegistration = defineEndpoint({
  name: 'acceptRegistration',
  summary: 'Make a customer of a registration, or link its login to a customer that there is.',
  method: 'POST',
  path: '/api/office/registrations/:id/accept',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    segment: z.enum(sectors),
    reason: reasonOf('acceptRegistration'),
    /** Null: a new customer, or the filed one. */
    customer_number: digitsParam.nullable().default(null),
  }),
  response: registrationResult.extend({ customer_number: z.string() }),
  status: 200,
  problems: ['registration.not_found', 'registration.settled', 'customer.not_found'],
});

export const questionRegistration = defineEndpoint({
  name: 'questionRegistration',
  summary: 'Ask whoever registered for more, by mail.',
  method: 'POST',
  path: '/api/office/registrations/:id/question',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({ language, question: text(2000).trim().min(1) }),
  response: registrationResult,
  status: 200,
  problems: ['registration.not_found', 'registration.settled'],
});

export const refuseRegistration = defineEndpoint({
  name: 'refuseRegistration',
  summary: 'Refuse a registration, and say why by mail.',
  method: 'POST',
  path: '/api/office/registrations/:id/refuse',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({ language, reason: text(2000).trim().min(1) }),
  response: registrationResult,
  status: 200,
  problems: ['registration.not_found', 'registration.settled'],
});
