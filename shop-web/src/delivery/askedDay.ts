import { createStore } from '../store/createStore.ts';

/** The day (epoch seconds) with which the picker opens; null is the confirmed one. */
export const askedDay = createStore<number | null>(null);
