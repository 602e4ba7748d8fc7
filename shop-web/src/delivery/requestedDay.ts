import { createStore } from '../store/createStore.ts';

/** Epoch seconds; null for the confirmed day. */
export const requestedDay = createStore<number | null>(null);
