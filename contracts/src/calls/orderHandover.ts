import { command } from './callable.ts';
import type * as handover from '../endpoints/orderHandover.ts';

export const seeHold = command<typeof handover.seeHold>('seeHold', 'POST', '/api/pending_order/:orderId/hold');
export const askForOrder = command<typeof handover.askForOrder>(
  'askForOrder',
  'POST',
  '/api/pending_order/:orderId/askForOrder',
);
export const answerAsk = command<typeof handover.answerAsk>(
  'answerAsk',
  'POST',
  '/api/pending_order/:orderId/answerAsk',
);
