import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { noQuery } from '../shapes.ts';
import { paymentStates } from './invoices.ts';
import { officeActs } from './officeAccounts.ts';

export const releasePayment = defineEndpoint({
  name: 'releasePayment',
  summary:
    'Ends a payment that hangs, so that its invoices can be paid again. The state at the provider is fetched first: what is paid there is settled as paid.',
  method: 'POST',
  path: '/api/office/payments/:id/release',
  side: 'command',
  permission: officeActs,
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('releasePayment') }),
  response: z.object({ id: z.string(), state: z.enum(paymentStates) }),
  status: 200,
  problems: ['payment.not_found', 'payment.not_releasable', 'payment.provider_unavailable'],
});
