import type { Sign } from '@talloor/platform/createSigner.ts';
import type { CommandSide } from '../commandSide.ts';
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
  readonly provider: 'sandbox' | 'mollie' | null;
  readonly key: string | null;
  readonly url: string | null;
};

type Surroundings = {
  readonly publicUrl: string;
  /** Address of this process; null before it listens. */
  readonly ownUrl: () => string | null;
  readonly sign: Sign;
  readonly isDemo: boolean;
  readonly log: Pick<CommandSide['log'], 'warn'>;
};

const webhookPath = '/api/payments/webhook';

/** The sandbox is called over HTTP like a real one. Its key derives from the tenant's. */
export function createPayments(
  { provider, key, url }: PaymentSettings,
  { publicUrl, ownUrl, sign, isDemo, log }: Surroundings,
): Payments {
  if (provider === null) {
    log.warn('nobody can pay online: set PAYMENT_PROVIDER');
    return noPayments;
  }
  if (provider === 'mollie')
    return {
      provider: createMollieProvider({ url: () => url ?? 'https://api.mollie.com', key: key ?? '' }),
      webhookUrl: () => `${publicUrl}${webhookPath}`,
      sandboxKey: null,
    };
  if (!isDemo) log.warn('payments go to the sandbox, which moves no money: set PAYMENT_PROVIDER');
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
