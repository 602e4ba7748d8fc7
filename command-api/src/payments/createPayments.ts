import type { Sign } from '@talloor/platform/createSigner.ts';
import { createMollieProvider } from './createMollieProvider.ts';
import { noProvider, type PaymentProvider } from './paymentProvider.ts';

export type Payments = {
  readonly provider: PaymentProvider;
  /** Where the provider reports a change; null while the product does not listen yet. */
  readonly webhookUrl: () => string | null;
  /** Key of the embedded sandbox; null: it is not there. */
  readonly sandboxKey: string | null;
};

export const noPayments: Payments = { provider: noProvider, webhookUrl: () => null, sandboxKey: null };

export type PaymentSettings = {
  readonly provider: 'sandbox' | 'mollie';
  readonly key: string | null;
  readonly url: string | null;
};

const webhookPath = '/api/payments/webhook';

/**
 * The embedded sandbox is called over HTTP like a real provider. Its key comes from the tenant's, so all processes share it.
 * @param ownUrl address of this process; null before it listens
 */
export function createPayments(
  { provider, key, url }: PaymentSettings,
  {
    publicUrl,
    ownUrl,
    sign,
  }: { readonly publicUrl: string; readonly ownUrl: () => string | null; readonly sign: Sign },
): Payments {
  if (provider === 'mollie')
    return {
      provider: createMollieProvider({ url: () => url ?? 'https://api.mollie.com', key: key ?? '' }),
      webhookUrl: () => `${publicUrl}${webhookPath}`,
      sandboxKey: null,
    };
  const sandboxKey = key ?? `test_${sign('paymentSandbox', 'key')}`;
  const at = (path: string): string | null => {
    const own = ownUrl();
    return own === null ? null : `${own}${path}`;
  };
  return {
    provider: createMollieProvider({ url: () => url ?? at('/sandbox'), key: sandboxKey }),
    webhookUrl: () => at(webhookPath),
    sandboxKey,
  };
}
