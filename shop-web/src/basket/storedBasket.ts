import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { Language } from '../paths.ts';

const key = 'talloor.basket';

/** The basket as this tab saw it last, and whose and in which language it was (spec shopping §9). */
type Stored = { readonly of: string; readonly basket: BasketView };

const nameOf = (customerNumber: string, language: Language) => `${customerNumber} ${language}`;

const isBasket = (value: unknown): value is BasketView =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  'total_lines' in value;

/** What was shown before a reload, to be shown at once and asked for again; undefined where there is nothing of this customer. */
export function storedBasket(customerNumber: string | null, language: Language): BasketView | undefined {
  if (customerNumber === null) return undefined;
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Stored> | null;
    const { basket } = stored ?? {};
    return stored?.of === nameOf(customerNumber, language) && isBasket(basket) ? basket : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the basket for this tab, in place of what was kept before. */
export function storeBasket(customerNumber: string, language: Language, basket: BasketView): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: nameOf(customerNumber, language), basket } satisfies Stored));
  } catch {
    // A browser that stores nothing asks the server instead.
  }
}

/** When another person or customer comes. */
export function forgetBasket(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
