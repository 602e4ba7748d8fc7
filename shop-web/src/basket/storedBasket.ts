import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { Language } from '../paths.ts';
import { whenIdle } from '../store/whenIdle.ts';

const key = 'talloor.basket';

/** The basket as this tab saw it last, whose and in which language it was, and which release of the page wrote it (spec shopping §9). */
type Stored = { readonly of: string; readonly release: string; readonly basket: BasketView };

const nameOf = (customerNumber: string, language: Language) => `${customerNumber} ${language}`;

/** The page's first script, which is named after its content: another release may keep baskets of another shape. */
const release = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  value['release'] === release() &&
  isRecord(value['basket']) &&
  Array.isArray(value['basket']['lines']) &&
  Array.isArray(value['basket']['total_lines']);

const storing = whenIdle<Stored>((stored) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A browser that stores nothing asks the server instead.
  }
});

/** What was shown before a reload, to be shown at once and asked for again; undefined where there is nothing of this customer and release. */
export function storedBasket(customerNumber: string | null, language: Language): BasketView | undefined {
  if (customerNumber === null) return undefined;
  storing.now();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isStored(stored) && stored.of === nameOf(customerNumber, language) ? stored.basket : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the basket for this tab, in place of what was kept before; 300 lines take long to write, so once there is time. */
export function storeBasket(customerNumber: string, language: Language, basket: BasketView): void {
  storing.soon({ of: nameOf(customerNumber, language), release: release(), basket });
}

/** When another person or customer comes, and when it was ordered. */
export function forgetBasket(): void {
  storing.never();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
