import { LRUCache } from 'lru-cache';

/** Cache for one catalogue version. */
export type Memory<Value extends object> = {
  readonly get: (version: number, key: string) => Value | undefined;
  readonly set: (version: number, key: string, value: Value) => void;
  readonly forget: (key: string) => void;
};

/** A slow read of an earlier version cannot restore an old price. */
export function createMemory<Value extends object>(max: number): Memory<Value> {
  const values = new LRUCache<string, Value>({ max });
  let current = 0;
  const moveTo = (version: number): void => {
    if (version <= current) return;
    values.clear();
    current = version;
  };
  return {
    get: (version, key) => {
      moveTo(version);
      return values.get(key);
    },
    set: (version, key, value) => {
      moveTo(version);
      if (version === current) values.set(key, value);
    },
    forget: (key) => void values.delete(key),
  };
}
