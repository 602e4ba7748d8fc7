import { createStore } from '../store/createStore.ts';

/** `lost` while changes await a retry. */
export const connection = createStore<'there' | 'lost'>('there');
