/** Hosts of customers' ERP systems by customer number: baskets go nowhere else. */
export type ErpHosts = ReadonlyMap<string, readonly string[]>;

/**
 * The customer of a user whose ERP system lies at this address: over TLS, at a host that is listed for it, whole names only.
 * @returns null where it is none of them
 */
export function customerOfHook(hosts: ErpHosts, customers: readonly string[], hookUrl: URL): string | null {
  if (hookUrl.protocol !== 'https:' || hookUrl.username !== '' || hookUrl.password !== '') return null;
  const host = hookUrl.hostname.toLowerCase();
  return customers.find((number) => hosts.get(number)?.includes(host)) ?? null;
}
