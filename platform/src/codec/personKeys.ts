import { randomBytes } from 'node:crypto';

/** One 256-bit key per person; without it that person's fields are gone from every history (architecture.md §3). */
export type PersonKeys = {
  /** The person's key, made now where there is none; null where it was erased. */
  readonly obtain: (personId: string) => Promise<Uint8Array | null>;
  /** The keys that exist; whoever is missing was erased. */
  readonly find: (personIds: Iterable<string>) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Erases a person for ever: all personal fields under this key read as null from now on. */
  readonly erasePerson: (personId: string) => Promise<void>;
};

/** Keys in memory, for unit tests. */
export function createInMemoryPersonKeys(): PersonKeys {
  const keys = new Map<string, Uint8Array | null>();
  return {
    obtain: (personId) => {
      const known = keys.get(personId);
      if (known !== undefined) return Promise.resolve(known);
      const key = randomBytes(32);
      keys.set(personId, key);
      return Promise.resolve(key);
    },
    find: (personIds) => {
      const found = new Map<string, Uint8Array>();
      for (const personId of personIds) {
        const key = keys.get(personId);
        if (key) found.set(personId, key);
      }
      return Promise.resolve(found);
    },
    erasePerson: (personId) => {
      keys.set(personId, null);
      return Promise.resolve();
    },
  };
}
