import { callable, command, get } from './callable.ts';
import type * as assortment from '../endpoints/assortment.ts';
import type * as catalogue from '../endpoints/catalogue.ts';
import type * as download from '../endpoints/download.ts';
import type * as freeSamples from '../endpoints/freeSamples.ts';
import type * as translations from '../endpoints/translations.ts';

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
export const getTranslation = get<typeof translations.getTranslation>('getTranslation', '/api/translation/:domain');
