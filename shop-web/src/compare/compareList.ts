import { createStore } from '../store/createStore.ts';

/** Maximum for a readable table. */
export const mostCompared = 6;
const key = 'talloor.compare';

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value);

/** Unique and limited. */
export const readCompareNumbers = (values: readonly unknown[]): readonly string[] =>
  [...new Set(values.filter(isNumber))].slice(0, mostCompared);

function readStoredNumbers(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? readCompareNumbers(stored) : [];
  } catch {
    return [];
  }
}

const store = createStore<readonly string[]>(readStoredNumbers());

/** Kept for this tab. */
export const compareList = {
  ...store,
  set: (numbers: readonly string[]): void => {
    const next = readCompareNumbers(numbers);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // No storage.
    }
    store.set(next);
  },
};

export function toggleCompared(articleNumber: string): void {
  const now = store.get();
  compareList.set(
    now.includes(articleNumber) ? now.filter((number) => number !== articleNumber) : [...now, articleNumber],
  );
}
