import { createStore } from '../store/createStore.ts';

/** Day on which the picker opens, epoch seconds; null for the confirmed one. */
export const requestedDay = createStore<number | null>(null);
