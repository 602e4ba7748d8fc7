import { timingSafeEqual } from 'node:crypto';
import {
  createSandboxPayment,
  endSandboxPayment,
  getSandboxPayment,
  type SandboxPaymentView,
  showSandboxCheckout,
} from '@talloor/contracts/endpoints/paymentSandbox.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { checkoutPage } from './checkoutPage.ts';
import { createSandboxStore, type SandboxPayment } from './sandboxStore.ts';

/** Shorter than the time limit of a command. */
const webhookMs = 3_000;

export function sandboxRoutes(side: Pick<CommandSide, 'pool' | 'clock'>, key: string): readonly Route[] {
  const store = createSandboxStore(side);
  const found = async (id: string): Promise<SandboxPayment> => {
    const payment = await store.find(id);
    if (payment === null) throw new Problem('payment.not_found');
    return payment;
  };
  return [
    route(createSandboxPayment, async ({ body }, context) => {
      requireKey(context.request, key);
      const payment = await store.create(context.idempotencyKey, body);
      if (payment === null) throw new Error('no sandbox payment was returned');
      return { body: viewPayment(payment) };
    }),
    route(getSandboxPayment, async ({ params: { id } }, { request }) => {
      requireKey(request, key);
      return { body: viewPayment(await found(id)) };
    }),
    route(showSandboxCheckout, async ({ params: { id } }, { response }) => {
      const page = checkoutPage(await found(id));
      response.setHeader('cache-control', 'no-store');
      response.type('html').send(page);
      return 'handled';
    }),
    route(endSandboxPayment, async ({ params: { id }, body: { choice } }) => {
      await store.choose(id, choice);
      const payment = await found(id);
      await callWebhook(payment);
      return { redirect: payment.redirect_url };
    }),
  ];
}

/** Nobody waits: a shop that does not answer asks by itself. */
const callWebhook = ({ webhook_url: url, payment_id: id }: SandboxPayment): Promise<void> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ id }), signal: AbortSignal.timeout(webhookMs) }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );

function requireKey(request: RequestContext['request'], key: string): void {
  const expected = Buffer.from(`Bearer ${key}`);
  const given = Buffer.from(request.get('authorization') ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('api_key.required');
}

function viewPayment(payment: SandboxPayment): SandboxPaymentView {
  const { payment_id: id, status, redirect_url: redirectUrl } = payment;
  // The page belongs to the same origin as the shop.
  const checkout = { href: new URL(`/sandbox/checkout/${id}`, redirectUrl).href, type: 'text/html' };
  return {
    resource: 'payment',
    id,
    mode: 'test',
    status,
    amount: { currency: payment.currency, value: payment.amount },
    description: payment.description,
    metadata: payment.metadata,
    createdAt: payment.created_at.toISOString(),
    expiresAt: payment.expires_at.toISOString(),
    redirectUrl,
    webhookUrl: payment.webhook_url,
    _links: status === 'open' || status === 'pending' ? { checkout } : {},
  };
}
