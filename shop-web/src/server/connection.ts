import { createStore } from '../store/createStore.ts';

/** Whether changes get through to the server; `lost` while some wait to be sent again. */
export const connection = createStore<'there' | 'lost'>('there');
