export type ErpNumberClaim = { readonly key: string; readonly before: string | null; readonly after: string | null };

/** @returns owners, by refused key */
export function settleErpNumbers(
  claims: readonly ErpNumberClaim[],
  storedOwners: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const refused = new Map<string, string>();
  for (;;) {
    const open = claims.filter(({ key }) => !refused.has(key));
    const owners = new Map(storedOwners);
    for (const { key, before, after } of open)
      if (before !== null && before !== after && owners.get(before) === key) owners.delete(before);
    for (const { key, after } of open) {
      if (after === null) continue;
      const owner = owners.get(after) ?? key;
      if (owner === key) owners.set(after, key);
      else refused.set(key, owner);
    }
    if (open.every(({ key }) => !refused.has(key))) return refused;
  }
}
