import { callable, command, get } from './callable.ts';
import type * as basket from '../endpoints/basket.ts';
import type * as basketUpload from '../endpoints/basketUpload.ts';
import type * as keptBaskets from '../endpoints/keptBaskets.ts';

export const getBasket = get<typeof basket.getBasket>('getBasket', '/api/basket/list{/:id}');
export const setBasketItems = command<typeof basket.setBasketItems>('setBasketItems', 'PUT', '/api/basket/items');
export const changeBasketLine = command<typeof basket.changeBasketLine>(
  'changeBasketLine',
  'PUT',
  '/api/basket/item/:id',
);
export const emptyBasket = command<typeof basket.emptyBasket>('emptyBasket', 'DELETE', '/api/basket');
export const listBaskets = get<typeof keptBaskets.listBaskets>('listBaskets', '/api/baskets');
export const activateBasket = command<typeof keptBaskets.activateBasket>(
  'activateBasket',
  'POST',
  '/api/basket/activate/:id',
);
export const newBasket = command<typeof keptBaskets.newBasket>('newBasket', 'POST', '/api/baskets');
export const discardBasket = command<typeof keptBaskets.discardBasket>('discardBasket', 'DELETE', '/api/basket/:id');
export const setBasketReference = callable<typeof basket.setBasketReference>({
  ...command<typeof basket.setBasketReference>('setBasketReference', 'POST', '/api/basket/po-number'),
  bodyType: 'text',
});
export const previewBasketUpload = callable<typeof basketUpload.previewBasketUpload>({
  ...get<typeof basketUpload.previewBasketUpload>('previewBasketUpload', '/api/basket/upload'),
  method: 'POST',
  bodyType: 'file',
});
export const checkBasketUpload = callable<typeof basketUpload.checkBasketUpload>({
  ...get<typeof basketUpload.checkBasketUpload>('checkBasketUpload', '/api/basket/upload/check'),
  method: 'POST',
});
export const importBasketUpload = command<typeof basketUpload.importBasketUpload>(
  'importBasketUpload',
  'POST',
  '/api/basket/upload/import',
);
