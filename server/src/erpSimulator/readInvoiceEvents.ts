import { listInvoiceEvents, type ErpInvoiceEvent } from '@talloor/contracts/endpoints/erpInvoiceEvents.ts';

type Source = { readonly url: string; readonly secret: string; readonly signal: AbortSignal };

export async function readInvoiceEvents(
  { url, secret, signal }: Source,
  after: string | null,
): Promise<readonly ErpInvoiceEvent[]> {
  const query = after === null ? '' : `?after=${after}`;
  const answer = await fetch(`${url}/erp/v1/invoice-events${query}`, {
    headers: { authorization: `Bearer ${secret}` },
    signal,
  });
  if (!answer.ok) throw new Error(`the product answered the simulated ERP ${answer.status}`);
  const { events } = listInvoiceEvents.response.parse(await answer.json());
  const last = events.at(-1);
  return last ? [...events, ...(await readInvoiceEvents({ url, secret, signal }, last.position))] : events;
}
