import { createStore } from '../store/createStore.ts';

/** As many as a table can still be read with. */
export const mostCompared = 6;
const key = 'talloor.compare';

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value);

/** Article numbers as they may come from an address or from storage: each once, not more than fit. */
export const readCompared = (values: readonly unknown[]): readonly string[] =>
  [...new Set(values.filter(isNumber))].slice(0, mostCompared);

function kept(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? readCompared(stored) : [];
  } catch {
    return [];
  }
}

const store = createStore<readonly string[]>(kept());

/** The articles chosen to be compared, kept in this tab. */
export const compareList = {
  ...store,
  set: (numbers: readonly string[]): void => {
    const next = readCompared(numbers);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that stores nothing forgets them at the next visit.
    }
    store.set(next);
  },
};

/** Takes an article in or out. */
export function toggleCompared(articleNumber: string): void {
  const now = store.get();
  compareList.set(now.includes(articleNumber) ? now.filter((one) => one !== articleNumber) : [...now, articleNumber]);
}
