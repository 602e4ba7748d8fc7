/** Small stable integers for keys. */
export type Codes = {
  readonly of: (key: string) => number;
  /** −1 for an unknown key. */
  readonly known: (key: string) => number;
  readonly keys: readonly string[];
};

export function createCodes(): Codes {
  const byKey = new Map<string, number>();
  const keys: string[] = [];
  return {
    of: (key) => {
      const known = byKey.get(key);
      if (known !== undefined) return known;
      byKey.set(key, keys.length);
      return keys.push(key) - 1;
    },
    known: (key) => byKey.get(key) ?? -1,
    keys,
  };
}

/** Interned, because many articles share labels. */
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
