export type ErpNumberClaim = { readonly key: string; readonly before: string | null; readonly after: string | null };

/**
 * A number is free when another claim gives it up. A refused claim keeps its former number.
 * @param stored owners by number
 * @returns by key of the refused claim, the owner of its number
 */
export function settleErpNumbers(
  claims: readonly ErpNumberClaim[],
  stored: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const refused = new Map<string, string>();
  for (;;) {
    const open = claims.filter(({ key }) => !refused.has(key));
    const owners = new Map(stored);
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
