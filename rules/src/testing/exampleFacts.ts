import type { CalendarFacts, CustomerFacts, PriceFacts, ProductFacts, PromoFacts } from '../facts.ts';

const both = (text: string) => ({ nl: text, fr: text });

type ProductChanges = Partial<Omit<ProductFacts, 'prices'>> & { readonly prices?: Partial<PriceFacts> };

export function exampleProduct(changes: ProductChanges = {}): ProductFacts {
  const { prices, ...others } = changes;
  const articleNumber = changes.articleNumber ?? '131244';
  return {
    articleNumber,
    name: both(`artikel ${articleNumber}`),
    brand: 'Boterveld',
    pack: both('doos 6 × 1 l'),
    image: null,
    ean: null,
    erpNumber: null,
    groupCode: 'dairy',
    groupName: both('Zuivel, kaas & eieren'),
    groupSorting: 50,
    subgroupCode: 'cream',
    subgroupName: both('Room'),
    board: 'dry',
    icon: null,
    trail: [],
    labels: [],
    netContent: null,
    status: 'active',
    allowPreorder: false,
    stock: null,
    stockAvailableDay: null,
    daysToReplenish: 0,
    onDemandWorkdays: null,
    orderBefore: null,
    soldPer: 1,
    wrappedPer: 6,
    minimumOrder: 1,
    maximumOrder: 9999,
    salesUnit: both('st'),
    orderUnit: both('doos'),
    wrapUnit: both('doos'),
    priceUnit: both('st'),
    unitOfMeasure: 'l',
    unitOfMeasureConversionFactor: 1,
    orderableByOrderUnit: false,
    orderUnitConversionFactor: 1,
    weightArticle: false,
    vatRate: 6,
    depositMills: 0,
    promo: null,
    replaces: null,
    replacement: null,
    lastOrder: null,
    ...others,
    prices: {
      listMills: 10_000,
      groupMills: null,
      offerMills: null,
      tenderMills: null,
      dayMills: null,
      box: null,
      ...prices,
    },
  };
}

export const examplePromo = (changes: Partial<PromoFacts> = {}): PromoFacts => ({
  promoId: 'p1',
  type: 'promotion_reduction_percentage',
  label: both('actie'),
  description: both('actie'),
  percentage: null,
  amountMills: null,
  netPriceMills: null,
  minQuantity: 1,
  freeArticleQuantity: 0,
  maxFreeArticles: 0,
  freeItem: null,
  articleNumbers: ['131244'],
  ...changes,
});

export const exampleCustomer = (changes: Partial<CustomerFacts> = {}): CustomerFacts => ({
  customerNumber: '204118',
  name: 'Bistro Lindegaard',
  segment: 'restaurant',
  language: 'nl',
  showPrices: true,
  priceGroup: 'horeca',
  address: {
    name: 'Bistro Lindegaard',
    street: 'Predikherenlei',
    streetNumber: '14',
    box: '',
    postal: '9000',
    city: 'Gent',
  },
  billingAddress: {
    name: 'Bistro Lindegaard',
    street: 'Predikherenlei',
    streetNumber: '14',
    box: '',
    postal: '9000',
    city: 'Gent',
  },
  vatNumber: 'BE1920411839',
  accountNumber: '400204118',
  addressBook: [],
  alternativeAddressAllowed: true,
  orderReferenceRequired: false,
  minimumOrderCents: 15_000,
  freeDeliveryFromCents: 30_000,
  deliveryFeeCents: 1500,
  maxLines: 200,
  paymentTermDays: 14,
  deliveryWeekdays: [1, 2, 3, 4, 5],
  windows: [{ start: '08:30', end: '17:00' }],
  ...changes,
});

const address = {
  siteId: '7',
  name: 'Afhaalpunt Dok',
  street: 'Dok-Noord',
  streetNumber: '4',
  postal: '9000',
  city: 'Gent',
} as const;

/** Open Monday to Saturday (spec shopping §2). */
export const examplePickupSite = (changes: Partial<CalendarFacts['pickupSites'][number]> = {}) => ({
  ...address,
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: '09:00',
  closes: '20:00',
  cutoffTime: '12:00',
  cutoffWorkdays: 1,
  ...changes,
});

export const examplePickup = { kind: 'pickup', ...address } as const;

export const exampleCalendar = (changes: Partial<CalendarFacts> = {}): CalendarFacts => ({
  holidays: [
    { day: '2026-04-06', name: { nl: 'Paasmaandag', fr: 'Lundi de Pâques' } },
    { day: '2026-05-01', name: { nl: 'Dag van de Arbeid', fr: 'Fête du Travail' } },
    { day: '2026-05-14', name: { nl: 'O.L.H.-Hemelvaart', fr: 'Ascension' } },
  ],
  closingDays: [],
  cutoffTime: '17:00',
  cutoffWorkdays: 2,
  horizonDays: 30,
  momentTerms: [],
  express: null,
  pickupSites: [],
  extraOrderMaxLines: 10,
  ...changes,
});

export const codeTexts = {
  lineError: (code: string): string => code,
  message: (code: string): string => code,
  totalLabel: (type: string): string => type,
  totalTooltip: (): null => null,
  freeBecause: (): string => 'because',
  freeByPromotion: (): string => 'promotion',
  freeSample: (): string => 'sample',
};
