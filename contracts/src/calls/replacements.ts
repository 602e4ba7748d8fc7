import type * as replacements from '../endpoints/replacements.ts';
import { callable, command, get } from './callable.ts';

export const openReplacement = command<typeof replacements.openReplacement>(
  'openReplacement',
  'POST',
  '/api/replacement/open',
);
export const answerReplacement = command<typeof replacements.answerReplacement>(
  'answerReplacement',
  'POST',
  '/api/replacement/answer',
);
/** Asked of the command side, where an answer is true at once. */
export const getOrderReplacement = callable<typeof replacements.getOrderReplacement>({
  name: 'getOrderReplacement',
  method: 'GET',
  path: '/api/pending_order/:orderId/replacement',
  side: 'command',
});
export const answerOrderReplacement = command<typeof replacements.answerOrderReplacement>(
  'answerOrderReplacement',
  'POST',
  '/api/pending_order/:orderId/replacement',
);
export const chooseOrderLineReplacement = command<typeof replacements.chooseOrderLineReplacement>(
  'chooseOrderLineReplacement',
  'POST',
  '/api/pending_order/:orderId/lineReplacement',
);
export const getBasketReplacements = get<typeof replacements.getBasketReplacements>(
  'getBasketReplacements',
  '/api/basket/replacements',
);
export const chooseBasketLineReplacement = command<typeof replacements.chooseBasketLineReplacement>(
  'chooseBasketLineReplacement',
  'POST',
  '/api/basket/replacements',
);
