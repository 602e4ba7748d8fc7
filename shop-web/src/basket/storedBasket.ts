import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { Language } from '../paths.ts';
import { whenIdle } from '../store/whenIdle.ts';

const key = 'talloor.basket';

/** Spec shopping §9. */
type StoredBasket = { readonly of: string; readonly release: string; readonly basket: BasketView };

const nameOf = (customerNumber: string, language: Language) => `${customerNumber} ${language}`;

/** The entry script's hash: releases may store other shapes. */
const release = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isStored = (value: unknown): value is StoredBasket =>
  isRecord(value) &&
  value['release'] === release() &&
  isRecord(value['basket']) &&
  Array.isArray(value['basket']['lines']) &&
  Array.isArray(value['basket']['total_lines']);

const storing = whenIdle<StoredBasket>((stored) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // No storage.
  }
});

/** Undefined for another customer or release. */
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

/** When idle: 300 lines take long. */
export function storeBasket(customerNumber: string, language: Language, basket: BasketView): void {
  storing.soon({ of: nameOf(customerNumber, language), release: release(), basket });
}

export function forgetBasket(): void {
  storing.never();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage unavailable.
  }
}
