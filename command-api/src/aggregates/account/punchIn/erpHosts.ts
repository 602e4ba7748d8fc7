/** Hosts of customers' ERP systems by customer number: baskets go nowhere else. */
export type ErpHosts = ReadonlyMap<string, readonly string[]>;

/** The customers of a user whose ERP system lies at this address: over TLS, at a host that is listed for them, whole names only. */
export function customersOfHook(hosts: ErpHosts, customers: readonly string[], hookUrl: URL): string[] {
  if (hookUrl.protocol !== 'https:' || hookUrl.username !== '' || hookUrl.password !== '') return [];
  const host = hookUrl.hostname.toLowerCase();
  return customers.filter((number) => hosts.get(number)?.includes(host));
}
