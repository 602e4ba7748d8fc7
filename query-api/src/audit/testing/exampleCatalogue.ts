import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { ProductDetail } from '@talloor/catalogue/product/findDetail.ts';
import type { CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';

const products: readonly ProductFacts[] = [
  exampleProduct({
    articleNumber: '131209',
    name: { nl: 'Volle room 35 % UHT 1 l', fr: 'Crème entière 35 % UHT 1 l' },
    prices: { listMills: 4185, box: { priceMills: 3985, fromQuantity: 6 } },
  }),
  exampleProduct({ articleNumber: '131244', prices: { listMills: 2940 } }),
  exampleProduct({ articleNumber: '100431', groupCode: 'veg', groupSorting: 10, prices: { listMills: 17_500 } }),
];
const customers: readonly CustomerFacts[] = [
  exampleCustomer(),
  exampleCustomer({ customerNumber: '204119', name: 'Kasteel Ter Wilgen' }),
  exampleCustomer({ customerNumber: '209999', name: 'Zorghuis De Linde', showPrices: false }),
];

const noSamples = { max: 0, articles: [] };
const noText = { nl: '', fr: '' };
const emptyDetail: ProductDetail = {
  description: noText,
  ingredients: noText,
  nutrition: null,
  allergens: {},
  storage: null,
  storageText: noText,
  packaging: noText,
  origin: null,
  info: [],
  lifestyle: noText,
  sheets: [],
  variants: [],
};

const rejectReservation = (): never => {
  throw new Error('the read side cannot reserve stock');
};

const findProducts: Catalogue['findProducts'] = async (articleNumbers) =>
  new Map(
    products
      .filter(({ articleNumber }) => articleNumbers.includes(articleNumber))
      .map((product) => [product.articleNumber, product]),
  );

export const exampleCatalogue: Catalogue = {
  findProducts,
  readProducts: findProducts,
  findErpNumbers: () => Promise.resolve(new Map()),
  findDetail: (articleNumber) =>
    Promise.resolve(products.some((product) => product.articleNumber === articleNumber) ? emptyDetail : null),
  findCompany: () => Promise.resolve(null),
  findMussels: () =>
    Promise.resolve({ seasons: [], packages: [], customer: { isPriority: false, isAfternoonOnly: false } }),
  findNavigation: () => Promise.resolve([]),
  findBanners: () => Promise.resolve([]),
  findSpecialLists: () => Promise.resolve([]),
  findSpecialList: () => Promise.resolve(null),
  findOwnAssortment: () => Promise.resolve(null),
  findRestrictedList: () => Promise.resolve(null),
  findRelated: () => Promise.resolve({ products: [], accessories: [], cross_sell: [], up_sell: [] }),
  findByCode: () => Promise.resolve(new Map()),
  findTradeItem: () => Promise.resolve(null),
  findSheet: () => Promise.resolve(null),
  findFaq: () => Promise.resolve({ items: [], isSearch: false }),
  findAnnouncements: () => Promise.resolve([]),
  findTermsVersions: () => Promise.resolve([]),
  findPostalCode: () => Promise.resolve({ cities: [{ nl: 'Gent', fr: 'Gand' }], isDelivered: true }),
  findDeposits: () => Promise.resolve((kind) => (kind === 'crate' ? 3900 : null)),
  findStreets: () => Promise.resolve(['Kouter']),
  findColumnSets: () => Promise.resolve([]),
  findFreeSamples: () => Promise.resolve(noSamples),
  searchProducts: async ({ keywords, limit, page }) => {
    const matches = products.filter(({ name }) => name.nl.toLowerCase().includes(keywords.toLowerCase()));
    return {
      products: matches.slice((page - 1) * limit, page * limit),
      results: matches.length,
      facets: [],
      bannerTop: null,
      bannerInside: null,
      redirectUrl: null,
      corrected: null,
      hasTyped: true,
      relaxed: null,
      inCategory: 0,
      didYouMean: [],
      about: null,
    };
  },
  suggest: async () => ({ keywords: [], categories: [], products: [], results: 0, banner: null }),
  prepareSearch: () => Promise.resolve(),
  searchBacklog: () => ({ articles: 0, since: null }),
  searchArticles: async () => products.map(({ articleNumber }) => articleNumber),
  countByCategory: async () => new Map(),
  findCustomer: async (customerNumber) =>
    customers.find((customer) => customer.customerNumber === customerNumber) ?? null,
  findCustomers: async (customerNumbers) =>
    customers.filter((customer) => customerNumbers.includes(customer.customerNumber)),
  findCalendar: async () => exampleCalendar(),
  restrictedLists: { mayBind: () => false, opened: () => undefined },
  reserveStock: rejectReservation,
  findPunchOutSettings: () => Promise.resolve(usualPunchOutSettings),
  hasHost: () => Promise.resolve(false),
  amendReservation: rejectReservation,
};
