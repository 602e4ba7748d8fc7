import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, line, noParams, nothing, text } from '../shapes.ts';

const pages = { nl: '/winkelwagen', fr: '/panier' } as const;

/** The basket route answers these where a browser asks for more than the page (contracts/src/pageCalls.ts). */
const onPage = z.object({ download: z.enum(['0', '1']).optional(), script: z.enum(['0', '1']).optional() });

export const downloadBasket = defineEndpoint({
  name: 'downloadBasket',
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
    /** Why the form came back: a problem's code. */
    problem: z
      .string()
      .regex(/^[a-z_.]{1,60}$/)
      .optional(),
    /** The order that the form has placed. */
    order: digitsParam.optional(),
    /** The basket that the form has sent for approval. */
    asked: z.uuid().optional(),
  }),
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'page',
  problems: [],
});

const yes = z.literal('1');

/** Hidden fields of spec shopping §2, Basket screen; what a button of the form adds; and what a person filled in. */
export const basketForm = z.object({
  /** The token that scripts send as a header. */
  csrf_token: z.string().regex(/^[\w-]{1,200}$/),
  form_submit: yes,
  /** `approval`: the order is more than the user places alone. */
  submit_event: z.enum(['checkout', 'approval', 'update']),
  has_validated: z.enum(['0', '1']),
  /** Names the page: the same press on it again is the same order. */
  form_id: z.uuid().optional(),
  /** The basket that the page shows: another is neither confirmed for a day nor ordered. */
  basket_id: z.uuid().optional(),
  /** What the page shows of it (`shownContent`): where a colleague made another of it meanwhile, nothing is done. */
  shown: line(20_000).optional(),
  /** `0` where the browser runs no script: it stays on pages that need none. */
  script: z.literal('0').optional(),
  article: digitsParam.optional(),
  /** As typed: the page says what is wrong with it. */
  quantity: line(20).optional(),
  /** `timestamp`, `timestamp/window` or `timestamp/window/service`; empty keeps what was confirmed. */
  moment: z
    .string()
    .regex(/^(\d{1,12}(\/([01]\d|2[0-3]):[0-5]\d(\/[\w-]{1,30})?)?)?$/)
    .optional(),
  /** `new`, or the number of the open order that this is added to; empty keeps what was chosen. */
  order_kind: z
    .string()
    .regex(/^(new|\d{1,20})?$/)
    .optional(),
  /** `own`, `typed` (the fields below), or an address of the book as JSON; empty keeps what was chosen. */
  address: line(600).default(''),
  address_name: line(32).default(''),
  street: line(60).default(''),
  street_number: line(5).default(''),
  po_box: line(5).default(''),
  postal: line(10).default(''),
  city: line(26).default(''),
  po_number: line(30).default(''),
  /** Browsers send a line break as two characters and count it as one. */
  message: z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .pipe(text(400))
    .default(''),
  extra_emails: line(500).default(''),
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
  permission: { kind: 'customer' },
  params: noParams,
  query: onPage,
  body: basketForm,
  bodyType: 'form',
  csrfField: 'csrf_token',
  response: nothing,
  status: 303,
  produces: 'redirect',
  // The login needs script; this page says so.
  loggedOut: (language) => `${pages[language]}?script=0`,
  problems: [],
});

/** Cookie with the form as it was sent, where it came back with a problem; sealed for its session, of the basket's page alone, for a quarter of an hour. */
export const basketFormCookie = 'basket_form';
/** The only addresses that a browser sends that cookie to. */
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

/** What it holds; a browser may send anything in its place. */
export const returnedForm = z.object({
  /** Whose it is, and of which basket: nobody else is shown what somebody typed. */
  user: z.string(),
  basket: z.uuid(),
  /** Fields that are wrong. */
  fields: z.array(z.string().max(40)).max(20),
  /** Of the problem, to fill its words. */
  parameters: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  typed: basketForm.pick(typedFields),
});
export type ReturnedForm = z.output<typeof returnedForm>;
