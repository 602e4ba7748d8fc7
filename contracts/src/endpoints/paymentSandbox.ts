import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { noParams, noQuery, nothing } from '../shapes.ts';

/** Provider for trials, in the shape of Mollie's API: absent with PAYMENT_PROVIDER=mollie. */
const sandboxPath = '/sandbox';
const paymentParam = z.object({ id: z.string().regex(/^tr_[A-Za-z0-9]{1,40}$/) });
const link = z.object({ href: z.url(), type: z.string() });

export const sandboxOutcomes = ['paid', 'canceled', 'failed', 'expired'] as const;
/** `pending`: the bank has not confirmed yet; such a payment does not expire. */
export const sandboxChoices = [...sandboxOutcomes, 'pending'] as const;

const sandboxPayment = z.object({
  resource: z.literal('payment'),
  id: z.string(),
  mode: z.literal('test'),
  status: z.enum(['open', ...sandboxChoices]),
  amount: z.object({ currency: z.string(), value: z.string() }),
  description: z.string(),
  metadata: z.unknown(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  redirectUrl: z.string(),
  webhookUrl: z.string(),
  _links: z.object({ checkout: link.optional() }),
});
export type SandboxPaymentView = z.output<typeof sandboxPayment>;

/** `Authorization: Bearer` with the key of the sandbox. */
const ofMachine = {
  side: 'command',
  permission: { kind: 'anyone' },
  isCrossSite: true,
  query: noQuery,
  response: sandboxPayment,
} as const;

export const createSandboxPayment = defineEndpoint({
  ...ofMachine,
  name: 'createSandboxPayment',
  summary: 'Sandbox of the payment provider: creates a payment. The same Idempotency-Key gets the same payment.',
  method: 'POST',
  path: `${sandboxPath}/v2/payments`,
  params: noParams,
  body: z.object({
    amount: z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d{1,9}\.\d\d$/) }),
    description: z.string().min(1).max(255),
    redirectUrl: z.url({ protocol: /^https?$/ }).max(1000),
    webhookUrl: z.url({ protocol: /^https?$/ }).max(1000),
    locale: z.enum(['nl_BE', 'fr_BE']).default('nl_BE'),
    metadata: z.record(z.string().max(60), z.string().max(200)).default({}),
  }),
  bodyLimit: 10_000,
  status: 201,
  problems: ['api_key.required'],
});

export const getSandboxPayment = defineEndpoint({
  ...ofMachine,
  name: 'getSandboxPayment',
  names: { id: 'public' },
  summary: 'Sandbox of the payment provider: a payment with its state.',
  method: 'GET',
  path: `${sandboxPath}/v2/payments/:id`,
  params: paymentParam,
  body: nothing,
  status: 200,
  problems: ['api_key.required', 'payment.not_found'],
});

const ofPage = {
  path: `${sandboxPath}/checkout/:id`,
  side: 'command',
  permission: { kind: 'anyone' },
  names: { id: 'public' },
  /** The id is the secret; a page of the provider has no session. */
  isCrossSite: true,
  params: paymentParam,
  query: noQuery,
  response: nothing,
} as const;

export const showSandboxCheckout = defineEndpoint({
  ...ofPage,
  name: 'showSandboxCheckout',
  summary: 'Sandbox of the payment provider: its page, on which a person chooses how the payment ends.',
  method: 'GET',
  body: nothing,
  status: 200,
  produces: 'page',
  problems: ['payment.not_found'],
});

export const endSandboxPayment = defineEndpoint({
  ...ofPage,
  name: 'endSandboxPayment',
  summary:
    'Sandbox of the payment provider: ends the payment as chosen or leaves it with the bank, calls the webhook, leads back to the shop.',
  method: 'POST',
  body: z.object({ choice: z.enum(sandboxChoices) }),
  bodyType: 'form',
  bodyLimit: 1000,
  status: 303,
  produces: 'redirect',
  problems: ['payment.not_found'],
});
