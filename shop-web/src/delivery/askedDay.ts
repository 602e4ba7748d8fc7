import { createStore } from '../store/createStore.ts';

/** Day on which the picker opens, epoch seconds; null for the confirmed one. */
export const askedDay = createStore<number | null>(null);
