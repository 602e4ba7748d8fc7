import { z } from 'zod';
import {
  type PaymentAtProvider,
  type PaymentProvider,
  type PaymentRequest,
  ProviderUnavailable,
} from './paymentProvider.ts';

export type MollieSettings = {
  /** Without `/v2` and final slash; null while the embedded sandbox does not listen yet. */
  readonly url: () => string | null;
  readonly key: string;
  /** Per call; default 3,500, below the time limit of a command. */
  readonly timeoutMs?: number;
};

type Call = { readonly method: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

const mostBytes = 64 * 1024;

const payment = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: z.object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    value: z
      .string()
      .regex(/^\d{1,9}\.\d\d$/)
      .transform((value) => Number(value.replace('.', ''))),
  }),
  metadata: z.unknown(),
  expiresAt: z.iso.datetime({ offset: true }).nullish(),
  _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }).max(1000) }).nullish() }),
});
const ownMetadata = z.object({ payment_id: z.string() });

/** https://docs.mollie.com/reference/payments-api */
export function createMollieProvider({ url, key, timeoutMs = 3_500 }: MollieSettings): PaymentProvider {
  const call = async (path: string, { headers, ...more }: Call): Promise<PaymentAtProvider> => {
    const base = url();
    if (base === null) throw new ProviderUnavailable('the payment provider is not reachable yet');
    const text = await textOf(`${base}${path}`, {
      ...more,
      headers: { accept: 'application/json', authorization: `Bearer ${key}`, ...headers },
      // Redirects are not trusted with the key.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readPayment(text);
  };
  return {
    createPayment: (request) =>
      call('/v2/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': request.paymentId },
        body: JSON.stringify(bodyOf(request)),
      }),
    getPayment: (id) => call(`/v2/payments/${encodeURIComponent(id)}`, { method: 'GET' }),
  };
}

const bodyOf = ({ amountCents, description, language, redirectUrl, webhookUrl, paymentId }: PaymentRequest) => ({
  amount: { currency: 'EUR', value: (amountCents / 100).toFixed(2) },
  description,
  redirectUrl,
  webhookUrl,
  locale: language === 'nl' ? 'nl_BE' : 'fr_BE',
  metadata: { payment_id: paymentId },
});

async function textOf(address: string, request: RequestInit): Promise<string> {
  try {
    const response = await fetch(address, request);
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderUnavailable(`the payment provider answered ${response.status}`);
    }
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      if (text.length > mostBytes) throw new ProviderUnavailable('the payment provider answers too much');
    }
    return text;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderUnavailable(
      isLate ? 'the payment provider does not answer in time' : 'the payment provider cannot be reached',
    );
  }
}

function readPayment(text: string): PaymentAtProvider {
  const answer = payment.safeParse(parseJson(text));
  if (!answer.success) throw new ProviderUnavailable('the payment provider answered something else');
  const { id, status, amount, metadata, expiresAt, _links } = answer.data;
  const own = ownMetadata.safeParse(metadata);
  return {
    id,
    status,
    amountCents: amount.value,
    currency: amount.currency,
    checkoutUrl: _links.checkout?.href ?? null,
    expiresAt: expiresAt ? new Date(expiresAt).toISOString() : null,
    paymentId: own.success ? own.data.payment_id : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
