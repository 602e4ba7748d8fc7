import { createStore } from '../store/createStore.ts';

/** Words of the operator; null without maintenance. */
export const maintenance = createStore<string | null>(null);

/** `lost` while changes await a retry. */
export const connection = createStore<'there' | 'lost'>('there');
