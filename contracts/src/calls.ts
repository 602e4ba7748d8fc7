import type { Callable } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import type * as audit from './endpoints/audit.ts';
import type * as basket from './endpoints/basket.ts';
import type * as catalogue from './endpoints/catalogue.ts';
import type * as delivery from './endpoints/delivery.ts';
import type * as office from './endpoints/office.ts';
import type * as operations from './endpoints/operations.ts';
import type * as orders from './endpoints/orders.ts';
import type * as session from './endpoints/session.ts';

/**
 * The contracts as browsers need them: where to send what, the shapes as types only, no zod in the bundle. A test keeps
 * this table equal to the contracts.
 */
const callable = <E extends Endpoint>(call: Pick<Callable<E>, 'name' | 'method' | 'path' | 'side' | 'bodyType'>) =>
  call as Callable<E>;

const get = <E extends Endpoint>(name: string, path: string) =>
  callable<E>({ name, path, method: 'GET', side: 'query' } as Callable<E>);
const command = <E extends Endpoint>(name: string, method: 'POST' | 'PUT' | 'DELETE', path: string) =>
  callable<E>({ name, path, method, side: 'command' } as Callable<E>);

export const login = command<typeof session.login>('login', 'POST', '/api/login');
export const logout = command<typeof session.logout>('logout', 'POST', '/api/logout');
export const getUser = get<typeof session.getUser>('getUser', '/api/user');
export const chooseCustomer = command<typeof session.chooseCustomer>('chooseCustomer', 'POST', '/api/user/customer');

export const getBasket = get<typeof basket.getBasket>('getBasket', '/api/basket/list{/:id}');
export const setBasketItems = command<typeof basket.setBasketItems>('setBasketItems', 'PUT', '/api/basket/items');
export const changeBasketLine = command<typeof basket.changeBasketLine>(
  'changeBasketLine',
  'PUT',
  '/api/basket/item/:id',
);
export const emptyBasket = command<typeof basket.emptyBasket>('emptyBasket', 'DELETE', '/api/basket');
export const setBasketReference = callable<typeof basket.setBasketReference>({
  ...command<typeof basket.setBasketReference>('setBasketReference', 'POST', '/api/basket/po-number'),
  bodyType: 'text',
});
export const chooseDeliveryAddress = command<typeof basket.chooseDeliveryAddress>(
  'chooseDeliveryAddress',
  'POST',
  '/api/basket/address',
);
export const confirmDeliveryMomentByPost = command<typeof basket.confirmDeliveryMomentByPost>(
  'confirmDeliveryMomentByPost',
  'POST',
  '/api/basket/confirm/:timestamp',
);
export const checkout = command<typeof basket.checkout>('checkout', 'POST', '/api/basket/checkout');

export const getDeliveryMoments = get<typeof delivery.getDeliveryMoments>(
  'getDeliveryMoments',
  '/api/delivery-moments',
);

export const searchProducts = get<typeof catalogue.searchProducts>('searchProducts', '/api/search');
export const getArticle = get<typeof catalogue.getArticle>('getArticle', '/api/article/:artNo');
export const listOrderedArticles = get<typeof catalogue.listOrderedArticles>(
  'listOrderedArticles',
  '/api/ordered-articles',
);

export const listOpenOrders = get<typeof orders.listOpenOrders>('listOpenOrders', '/api/dashboard/orders/pending');
export const getOpenOrder = get<typeof orders.getOpenOrder>('getOpenOrder', '/api/pending_order/:id');

export const listOfficeOrders = get<typeof office.listOfficeOrders>('listOfficeOrders', '/api/office/orders');
export const getOfficeOrder = get<typeof office.getOfficeOrder>('getOfficeOrder', '/api/office/orders/:number');
export const watchOfficeOrders = get<typeof office.watchOfficeOrders>('watchOfficeOrders', '/api/office/orders-stream');
export const getOrderHistory = get<typeof audit.getOrderHistory>(
  'getOrderHistory',
  '/api/office/orders/:number/history',
);
export const getOrderStateAt = get<typeof audit.getOrderStateAt>(
  'getOrderStateAt',
  '/api/office/orders/:number/history/:index',
);
export const exportOrderDossier = get<typeof audit.exportOrderDossier>(
  'exportOrderDossier',
  '/api/office/orders/:number/dossier',
);
export const verifyOrder = callable<typeof audit.verifyOrder>({
  name: 'verifyOrder',
  method: 'POST',
  path: '/api/office/orders/:number/verify',
  side: 'query',
});

export const listSubscriptions = get<typeof operations.listSubscriptions>(
  'listSubscriptions',
  '/api/office/subscriptions',
);
export const retrySubscription = command<typeof operations.retrySubscription>(
  'retrySubscription',
  'POST',
  '/api/office/subscriptions/:name/retry',
);
