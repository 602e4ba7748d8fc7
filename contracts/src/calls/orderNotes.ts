import { command, get } from './callable.ts';
import type * as notes from '../endpoints/orderNotes.ts';

export const addOrderNote = command<typeof notes.addOrderNote>(
  'addOrderNote',
  'POST',
  '/api/office/orders/:number/notes',
);
export const listOrderNotes = get<typeof notes.listOrderNotes>('listOrderNotes', '/api/office/orders/:number/notes');
