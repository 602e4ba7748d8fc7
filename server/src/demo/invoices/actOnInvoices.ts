import { createClient } from '@talloor/contracts/client.ts';
import { disputeInvoice, listInvoices } from '@talloor/contracts/endpoints/invoices.ts';
import type { sandboxChoices } from '@talloor/contracts/endpoints/paymentSandbox.ts';
import { payInvoices } from '@talloor/contracts/endpoints/payments.ts';
import { chooseCustomer, getUser, login, logout } from '@talloor/contracts/endpoints/session.ts';
import { demoPassword } from '../content/demoPeople.ts';
import { chooseInvoices } from './chooseInvoices.ts';

const username = 'lotte';
const customerNumber = '204118';

export async function actOnInvoices(url: string, signal: AbortSignal): Promise<void> {
  let csrfToken: string | null = null;
  const client = createClient({
    getCsrfToken: () => csrfToken,
    locale: () => 'nl',
    fetch: fetchWithCookies(url, signal),
  });
  ({ csrfToken } = await client.call(getUser));
  ({ csrfToken } = await client.call(login, { body: { username, password: demoPassword } }));
  ({ csrfToken } = await client.call(chooseCustomer, { body: { customer_number: customerNumber } }));
  const { invoices } = await client.call(listInvoices, { query: { limit: 96 } });
  const { settled, pending, expired, disputed } = chooseInvoices(invoices);
  const pay = (invoiceNumber: string, creditNumbers: string[], amount: number) =>
    client.call(payInvoices, {
      body: { invoice_numbers: [invoiceNumber], credit_note_numbers: creditNumbers, amount },
    });
  if (settled) await pay(settled.invoice.number, [settled.credit.number], 0);
  const payAt = async (invoice: (typeof invoices)[number] | null, choice: (typeof sandboxChoices)[number]) => {
    if (invoice) await choose((await pay(invoice.number, [], invoice.open_amount)).checkout_url, choice);
  };
  /** Only people use a real provider's page. */
  const choose = async (checkout: string | null, choice: string): Promise<void> => {
    const path = checkout === null ? '' : new URL(checkout).pathname;
    if (!path.startsWith('/sandbox/')) return;
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
  };
  await payAt(expired, 'expired');
  // It never expires.
  await payAt(pending, 'pending');
  if (disputed) {
    const body = { reason: 'price', comment: 'We hadden een andere prijs afgesproken.' } as const;
    await client.call(disputeInvoice, { params: { number: disputed.number }, body });
  }
  await client.call(logout);
}

function fetchWithCookies(url: string, signal: AbortSignal): typeof fetch {
  const cookies = new Map<string, string>();
  return async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path instanceof Request ? path.url : path, url), { ...init, headers, signal });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
}
