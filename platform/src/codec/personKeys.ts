import { randomBytes } from 'node:crypto';

/** One 256-bit key per person (architecture.md §3). */
export type PersonKeys = {
  /** Creates a missing key; null after erasure. */
  readonly obtain: (personId: string) => Promise<Uint8Array | null>;
  /** Missing persons were erased, or an older PostgreSQL lacks their key. */
  readonly find: (personIds: Iterable<string>) => Promise<ReadonlyMap<string, Uint8Array>>;
  readonly findErased: (personIds: Iterable<string>) => Promise<ReadonlySet<string>>;
  /** Personal fields of this person read null from now on. */
  readonly erasePerson: (personId: string) => Promise<void>;
};

export function createInMemoryPersonKeys(): PersonKeys {
  const keys = new Map<string, Uint8Array | null>();
  return {
    obtain: (personId) => {
      const existingKey = keys.get(personId);
      if (existingKey !== undefined) return Promise.resolve(existingKey);
      const key = randomBytes(32);
      keys.set(personId, key);
      return Promise.resolve(key);
    },
    find: (personIds) => {
      const keysByPerson = new Map<string, Uint8Array>();
      for (const personId of personIds) {
        const key = keys.get(personId);
        if (key) keysByPerson.set(personId, key);
      }
      return Promise.resolve(keysByPerson);
    },
    findErased: (personIds) => Promise.resolve(new Set([...personIds].filter((id) => keys.get(id) === null))),
    erasePerson: (personId) => {
      keys.set(personId, null);
      return Promise.resolve();
    },
  };
}
