/** By customer number; baskets go to no other host. */
export type ErpHosts = ReadonlyMap<string, readonly string[]>;

/** TLS and an exact host name only. */
export function customersOfHook(hosts: ErpHosts, customers: readonly string[], hookUrl: URL): string[] {
  if (hookUrl.protocol !== 'https:' || hookUrl.username !== '' || hookUrl.password !== '') return [];
  const host = hookUrl.hostname.toLowerCase();
  return customers.filter((number) => hosts.get(number)?.includes(host));
}
