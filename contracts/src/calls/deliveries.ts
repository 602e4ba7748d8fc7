import { command, get } from './callable.ts';
import type * as deliveryNotes from '../endpoints/deliveryNotes.ts';

export const getDeliveryNote = get<typeof deliveryNotes.getDeliveryNote>(
  'getDeliveryNote',
  '/api/delivery-note/:number',
);
export const downloadDeliveryNote = get<typeof deliveryNotes.downloadDeliveryNote>(
  'downloadDeliveryNote',
  '/delivery-note/:number/pdf',
);
export const toggleDeliveryNoteLine = command<typeof deliveryNotes.toggleDeliveryNoteLine>(
  'toggleDeliveryNoteLine',
  'POST',
  '/api/delivery-note/toggle/:number/:lineId',
);
