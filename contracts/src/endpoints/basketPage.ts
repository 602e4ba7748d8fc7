import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, line, noParams, nothing, text } from '../shapes.ts';
import { shownContent } from '../shownContent.ts';

const pages = { nl: '/winkelwagen', fr: '/panier' } as const;

/** Basket-page variants (contracts/src/pageCalls.ts). */
const onPage = z.object({ download: z.enum(['0', '1']).optional(), script: z.enum(['0', '1']).optional() });

export const downloadBasket = defineEndpoint({
  name: 'downloadBasket',
  inPunchOut: 'also',
  names: { id: 'basket' },
  summary: 'The active basket, or the one named, as a PDF to keep.',
  method: 'GET',
  path: '/api/basket-page/pdf',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: onPage.extend({ id: z.uuid().optional() }),
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: (language) => loginThen(language, pages[language]),
  problems: ['basket.not_found', 'paper.busy'],
});

export const showBasketForm = defineEndpoint({
  name: 'showBasketForm',
  summary:
    'The active basket as a page that works without script: lines, delivery day, details and one button to order.',
  method: 'GET',
  path: '/api/basket-page/form',
  side: 'query',
  permission: { kind: 'anyone' },
  names: { asked: 'expected' },
  params: noParams,
  query: onPage.extend({
    problem: z
      .string()
      .regex(/^[a-z_.]{1,60}$/)
      .optional(),
    order: digitsParam.optional(),
    asked: z.uuid().optional(),
  }),
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'page',
  problems: [],
});

const yes = z.literal('1');

/** Spec shopping §2, Basket screen: hidden fields, buttons, and typed values. */
export const basketForm = z.object({
  /** Replaces the header of scripts. */
  csrf_token: z.string().regex(/^[\w-]{1,200}$/),
  form_submit: yes,
  /** `approval`: the order exceeds the user's limit. */
  submit_event: z.enum(['checkout', 'approval', 'update']),
  has_validated: z.enum(['0', '1']),
  /** Idempotency key of the page. */
  form_id: z.uuid().optional(),
  /** Another basket is rejected. */
  basket_id: z.uuid().optional(),
  /** Changed content (`contentOfView`) is rejected. */
  shown: shownContent.optional(),
  /** `0` without script: stay on such pages. */
  script: z.literal('0').optional(),
  article: digitsParam.optional(),
  /** As typed. */
  quantity: line(20).optional(),
  /** `timestamp[/window[/service]]`; empty keeps the confirmed moment. */
  moment: z
    .string()
    .regex(/^(\d{1,12}(\/([01]\d|2[0-3]):[0-5]\d(\/[\w-]{1,30})?)?)?$/)
    .optional(),
  /** `new`, or the main order's number; empty: unchanged. */
  order_kind: z
    .string()
    .regex(/^(new|\d{1,20})?$/)
    .optional(),
  /** `own`, `typed`, or an address book entry as JSON; empty: unchanged. */
  address: line(600).default(''),
  /** A refusal by the rules of the fields names them. */
  address_name: line(200).default(''),
  street: line(200).default(''),
  street_number: line(200).default(''),
  po_box: line(200).default(''),
  postal: line(200).default(''),
  city: line(200).default(''),
  po_number: line(30).default(''),
  /** Browsers send a line break as two characters and count one. */
  message: z
    .string()
    .transform((message) => message.replaceAll('\r\n', '\n'))
    .pipe(text(400))
    .default(''),
  extra_emails: line(500).default(''),
  /** Shown when a new version of the terms is due; accepted with the checkbox. */
  terms_version: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .optional(),
  terms_consent: yes.optional(),
  amount_to_pay: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .optional(),
});

export const sendBasketForm = defineEndpoint({
  name: 'sendBasketForm',
  names: { form_id: 'expected', basket_id: 'expected' },
  summary:
    'The basket as a form posted without script: changes it or orders it, and goes on to the page or the confirmation.',
  method: 'POST',
  path: '/api/basket-page/form',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: onPage,
  body: basketForm,
  bodyType: 'form',
  csrfField: 'csrf_token',
  response: nothing,
  status: 303,
  produces: 'redirect',
  // The login needs script; this page explains it.
  loggedOut: (language) => `${pages[language]}?script=0`,
  problems: [],
});

/** A rejected form, encrypted for its session, 15 minutes. */
export const basketFormCookie = 'basket_form';
export const basketFormPages = pages;

const typedFields = {
  address: true,
  address_name: true,
  street: true,
  street_number: true,
  po_box: true,
  postal: true,
  city: true,
  po_number: true,
  message: true,
  extra_emails: true,
} as const;

/** Content of the cookie; browsers may send anything. */
export const returnedForm = z.object({
  /** Checked before showing. */
  user: z.string(),
  basket: z.uuid(),
  fields: z.array(z.string().max(40)).max(20),
  parameters: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  typed: basketForm.pick(typedFields),
  /** Rejected quantity of a line, as typed. */
  line: z
    .object({ article: z.string().max(20), quantity: z.string().max(20) })
    .nullable()
    .default(null),
});
export type ReturnedForm = z.output<typeof returnedForm>;
