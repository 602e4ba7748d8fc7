import type { Callable } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import type * as address from './endpoints/address.ts';
import type * as assortment from './endpoints/assortment.ts';
import type * as audit from './endpoints/audit.ts';
import type * as basket from './endpoints/basket.ts';
import type * as basketUpload from './endpoints/basketUpload.ts';
import type * as catalogue from './endpoints/catalogue.ts';
import type * as checkoutCalls from './endpoints/checkout.ts';
import type * as columnSets from './endpoints/columnSets.ts';
import type * as delivery from './endpoints/delivery.ts';
import type * as download from './endpoints/download.ts';
import type * as freeSamples from './endpoints/freeSamples.ts';
import type * as history from './endpoints/history.ts';
import type * as keptBaskets from './endpoints/keptBaskets.ts';
import type * as office from './endpoints/office.ts';
import type * as officeCatalogue from './endpoints/officeCatalogue.ts';
import type * as officeContent from './endpoints/officeContent.ts';
import type * as officeRestrictedLists from './endpoints/officeRestrictedLists.ts';
import type * as operations from './endpoints/operations.ts';
import type * as orders from './endpoints/orders.ts';
import type * as session from './endpoints/session.ts';
import type * as standingOrder from './endpoints/standingOrder.ts';
import type * as translations from './endpoints/translations.ts';
import type * as restrictedList from './endpoints/restrictedList.ts';
import type * as wishList from './endpoints/wishList.ts';

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
export const getBasketReminder = get<typeof session.getBasketReminder>(
  'getBasketReminder',
  '/api/user/basket-reminder',
);
export const chooseBasketReminder = command<typeof session.chooseBasketReminder>(
  'chooseBasketReminder',
  'POST',
  '/api/user/basket-reminder',
);
export const chooseCustomer = command<typeof session.chooseCustomer>('chooseCustomer', 'POST', '/api/user/customer');

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
export const chooseDeliveryAddress = command<typeof address.chooseDeliveryAddress>(
  'chooseDeliveryAddress',
  'POST',
  '/api/basket/address',
);
export const confirmDeliveryMomentByPost = command<typeof delivery.confirmDeliveryMomentByPost>(
  'confirmDeliveryMomentByPost',
  'POST',
  '/api/basket/confirm/:timestamp',
);
export const chooseBasketKind = command<typeof checkoutCalls.chooseBasketKind>(
  'chooseBasketKind',
  'POST',
  '/api/basket/kind',
);
export const checkout = command<typeof checkoutCalls.checkout>('checkout', 'POST', '/api/basket/checkout');

export const findCities = get<typeof address.findCities>('findCities', '/api/address/city');
export const findStreets = get<typeof address.findStreets>('findStreets', '/api/address/street');
export const getAddressBook = get<typeof address.getAddressBook>('getAddressBook', '/api/address/book');
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

export const getDeliveryMoments = get<typeof delivery.getDeliveryMoments>(
  'getDeliveryMoments',
  '/api/delivery-moments',
);

export const listMomentMeanings = get<typeof delivery.listMomentMeanings>(
  'listMomentMeanings',
  '/api/delivery-moments/meaning',
);
export const previewDeliveryMoment = get<typeof delivery.previewDeliveryMoment>(
  'previewDeliveryMoment',
  '/api/basket/preview/:timestamp',
);

export const searchProducts = get<typeof catalogue.searchProducts>('searchProducts', '/api/search');
export const getArticle = get<typeof catalogue.getArticle>('getArticle', '/api/article/:artNo');
export const listOrderedArticles = get<typeof catalogue.listOrderedArticles>(
  'listOrderedArticles',
  '/api/ordered-articles',
);

export const getProducts = get<typeof catalogue.getProducts>('getProducts', '/api/getproducts');
export const getRelated = get<typeof catalogue.getRelated>('getRelated', '/api/artikel/:id/related');
export const findTradeItem = get<typeof catalogue.findTradeItem>('findTradeItem', '/api/trade-item/:barcode');
export const getNavigationTree = get<typeof assortment.getNavigationTree>('getNavigationTree', '/api/navigation/tree');
export const getStrongThemes = get<typeof assortment.getStrongThemes>(
  'getStrongThemes',
  '/api/navigation/strong-themes',
);
export const getSpecialList = get<typeof assortment.getSpecialList>('getSpecialList', '/api/special-list/:id/items');
export const listSpecialLists = get<typeof assortment.listSpecialLists>('listSpecialLists', '/api/special-list');
export const listBanners = get<typeof assortment.listBanners>('listBanners', '/api/banners');
export const autocomplete = get<typeof assortment.autocomplete>('autocomplete', '/api/autocomplete/:keywords');
export const searchFaq = callable<typeof assortment.searchFaq>({
  ...get<typeof assortment.searchFaq>('searchFaq', '/api/faq-search'),
  method: 'POST',
});
export const startDownload = get<typeof download.startDownload>('startDownload', '/api/product/search/download');
export const getDownload = get<typeof download.getDownload>('getDownload', '/api/product/search/download/:id');
export const listFreeSamples = get<typeof freeSamples.listFreeSamples>('listFreeSamples', '/api/free-samples');
export const updateFreeSamples = command<typeof freeSamples.updateFreeSamples>(
  'updateFreeSamples',
  'POST',
  '/api/free-samples/update',
);
export const removeFromHistory = command<typeof history.removeFromHistory>(
  'removeFromHistory',
  'DELETE',
  '/api/history/remove/:artno',
);
export const listWishLists = get<typeof wishList.listWishLists>('listWishLists', '/api/wishlist/list');
export const getWishList = get<typeof wishList.getWishList>('getWishList', '/api/wishlist/:id');
export const toggleListItemByPost = command<typeof wishList.toggleListItemByPost>(
  'toggleListItemByPost',
  'POST',
  '/api/wishlist/:id/toggle/:artNo',
);
export const listWishListGroups = get<typeof wishList.listWishListGroups>(
  'listWishListGroups',
  '/api/wishlist/:id/:type/groups',
);
export const listWishListItems = get<typeof wishList.listWishListItems>(
  'listWishListItems',
  '/api/wishlist/:id/:type/items',
);
export const exportWishList = get<typeof wishList.exportWishList>(
  'exportWishList',
  '/export/wishlist/excel/:wishlistId',
);
export const createList = command<typeof wishList.createList>('createList', 'POST', '/api/wishlist/create');
export const updateList = command<typeof wishList.updateList>('updateList', 'POST', '/api/wishlist/update/:id');
export const addToList = command<typeof wishList.addToList>('addToList', 'POST', '/api/wishlist/:id');
export const deleteList = command<typeof wishList.deleteList>('deleteList', 'DELETE', '/api/wishlist/:id');
export const getTranslation = get<typeof translations.getTranslation>('getTranslation', '/api/translation/:domain');
export const viewRestrictedList = get<typeof restrictedList.viewRestrictedList>(
  'viewRestrictedList',
  '/api/restricted-list/view',
);
export const toggleRestrictedListItemByPost = command<typeof restrictedList.toggleRestrictedListItemByPost>(
  'toggleRestrictedListItemByPost',
  'POST',
  '/api/restricted-list/toggle/:artNo',
);
export const updateRestrictedList = command<typeof restrictedList.updateRestrictedList>(
  'updateRestrictedList',
  'POST',
  '/api/restricted-list',
);

export const getStandingOrder = get<typeof standingOrder.getStandingOrder>(
  'getStandingOrder',
  '/api/wishlist/:id/standing-order',
);
export const listStandingOrders = get<typeof standingOrder.listStandingOrders>(
  'listStandingOrders',
  '/api/standing-orders',
);
export const listStandingDates = callable<typeof standingOrder.listStandingDates>({
  ...get<typeof standingOrder.listStandingDates>('listStandingDates', '/api/standing-orders/dates'),
  method: 'POST',
});
export const getStandingRun = get<typeof standingOrder.getStandingRun>(
  'getStandingRun',
  '/api/standing-orders/baskets/:basketId',
);
export const setStandingOrder = command<typeof standingOrder.setStandingOrder>(
  'setStandingOrder',
  'PUT',
  '/api/wishlist/:id/standing-order',
);
export const pauseStandingOrder = command<typeof standingOrder.pauseStandingOrder>(
  'pauseStandingOrder',
  'POST',
  '/api/wishlist/:id/standing-order/pause',
);
export const resumeStandingOrder = command<typeof standingOrder.resumeStandingOrder>(
  'resumeStandingOrder',
  'POST',
  '/api/wishlist/:id/standing-order/resume',
);
export const skipStandingDate = command<typeof standingOrder.skipStandingDate>(
  'skipStandingDate',
  'POST',
  '/api/wishlist/:id/standing-order/skip',
);
export const restoreStandingDate = command<typeof standingOrder.restoreStandingDate>(
  'restoreStandingDate',
  'POST',
  '/api/wishlist/:id/standing-order/restore',
);
export const endStandingOrder = command<typeof standingOrder.endStandingOrder>(
  'endStandingOrder',
  'DELETE',
  '/api/wishlist/:id/standing-order',
);

export const listColumnSets = get<typeof columnSets.listColumnSets>('listColumnSets', '/api/column-sets');
export const saveColumnSet = command<typeof columnSets.saveColumnSet>('saveColumnSet', 'POST', '/api/column-sets');
export const deleteColumnSet = command<typeof columnSets.deleteColumnSet>(
  'deleteColumnSet',
  'DELETE',
  '/api/column-sets/:id',
);

export const getPriceAsSeen = get<typeof officeCatalogue.getPriceAsSeen>('getPriceAsSeen', '/api/office/price-as-seen');
export const listImports = get<typeof officeCatalogue.listImports>('listImports', '/api/office/imports');
export const getOfficeImport = get<typeof officeCatalogue.getOfficeImport>(
  'getOfficeImport',
  '/api/office/imports/:id',
);
export const listCatalogueChanges = get<typeof officeCatalogue.listCatalogueChanges>(
  'listCatalogueChanges',
  '/api/office/catalogue-changes',
);
export const listApiKeys = get<typeof officeCatalogue.listApiKeys>('listApiKeys', '/api/office/apiKeys');
export const createApiKey = command<typeof officeCatalogue.createApiKey>('createApiKey', 'POST', '/api/office/apiKeys');
export const revokeApiKey = command<typeof officeCatalogue.revokeApiKey>(
  'revokeApiKey',
  'DELETE',
  '/api/office/apiKeys/:id',
);

type Content = Readonly<Record<'list' | 'get' | 'save' | 'create' | 'remove', Endpoint>>;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The calls of one resource of the content (contracts/src/endpoints/officeContent.ts). */
const content = <Resource extends Content>(name: string, plural: string) => ({
  list: get<Resource['list']>(`listOffice${capital(plural)}`, `/api/office/${plural}`),
  get: get<Resource['get']>(`getOffice${capital(name)}`, `/api/office/${plural}/:id`),
  save: command<Resource['save']>(`saveOffice${capital(name)}`, 'PUT', `/api/office/${plural}/:id`),
  create: command<Resource['create']>(`createOffice${capital(name)}`, 'POST', `/api/office/${plural}`),
  remove: command<Resource['remove']>(`deleteOffice${capital(name)}`, 'DELETE', `/api/office/${plural}/:id`),
});

/** Content of the shop by the name of its resource. Products, facets and navigation are neither made nor deleted. */
export const officeContents = {
  products: content<typeof officeContent.officeProducts>('product', 'products'),
  labels: content<typeof officeContent.officeLabels>('label', 'labels'),
  synonyms: content<typeof officeContent.officeSynonyms>('synonym', 'synonyms'),
  banners: content<typeof officeContent.officeBanners>('banner', 'banners'),
  redirects: content<typeof officeContent.officeRedirects>('redirect', 'redirects'),
  specialLists: content<typeof officeContent.officeSpecialLists>('specialList', 'specialLists'),
  facets: content<typeof officeContent.officeFacets>('facet', 'facets'),
  navigationNodes: content<typeof officeContent.officeNavigation>('navigationNode', 'navigationNodes'),
  faqItems: content<typeof officeContent.officeFaq>('faqItem', 'faqItems'),
  columnSets: content<typeof officeContent.officeColumnSets>('columnSet', 'columnSets'),
};

export const listOpenOrders = get<typeof orders.listOpenOrders>('listOpenOrders', '/api/dashboard/orders/pending');
export const getOpenOrder = get<typeof orders.getOpenOrder>('getOpenOrder', '/api/pending_order/:id');

export const listOfficeOrders = get<typeof office.listOfficeOrders>('listOfficeOrders', '/api/office/orders');
export const getOfficeOrder = get<typeof office.getOfficeOrder>('getOfficeOrder', '/api/office/orders/:number');
export const listOfficeCustomers = get<typeof office.listOfficeCustomers>(
  'listOfficeCustomers',
  '/api/office/customers',
);
export const watchOfficeOrders = get<typeof office.watchOfficeOrders>('watchOfficeOrders', '/api/office/orders-stream');
export const listOfficeRestrictedLists = get<typeof officeRestrictedLists.listOfficeRestrictedLists>(
  'listOfficeRestrictedLists',
  '/api/office/restrictedLists',
);
export const getOfficeRestrictedList = get<typeof officeRestrictedLists.getOfficeRestrictedList>(
  'getOfficeRestrictedList',
  '/api/office/restrictedLists/:id',
);
export const nameRestrictedListManagers = command<typeof officeRestrictedLists.nameRestrictedListManagers>(
  'nameRestrictedListManagers',
  'PUT',
  '/api/office/restrictedLists/:id',
);
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
