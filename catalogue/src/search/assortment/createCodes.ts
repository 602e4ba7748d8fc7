/** Small stable integers for keys. */
export type Codes = {
  readonly of: (key: string) => number;
  /** −1 for an unknown key. */
  readonly find: (key: string) => number;
  readonly keys: readonly string[];
};

export function createCodes(): Codes {
  const byKey = new Map<string, number>();
  const keys: string[] = [];
  return {
    of: (key) => {
      const existing = byKey.get(key);
      if (existing !== undefined) return existing;
      byKey.set(key, keys.length);
      return keys.push(key) - 1;
    },
    find: (key) => byKey.get(key) ?? -1,
    keys,
  };
}

/** Interned: many articles share labels. */
export type CodeSets = { readonly of: (codes: readonly number[]) => Uint32Array };

export function createCodeSets(): CodeSets {
  const byKey = new Map<string, Uint32Array>();
  return {
    of: (codes) => {
      const key = codes.join();
      const set = byKey.get(key) ?? Uint32Array.from(codes);
      byKey.set(key, set);
      return set;
    },
  };
}
