import type { ProductFacts } from '../facts.ts';

/** Stands for an article that has left the catalogue while it was in a basket: it can only be removed. */
export function unknownProduct(articleNumber: string): ProductFacts {
  const name = { nl: articleNumber, fr: articleNumber };
  const none = { nl: '', fr: '' };
  return {
    articleNumber,
    name,
    brand: '',
    pack: none,
    image: null,
    ean: null,
    groupCode: '',
    groupName: none,
    groupSorting: 0,
    subgroupCode: '',
    subgroupName: none,
    status: 'out_of_assortment',
    allowPreorder: false,
    stock: 0,
    stockAvailableDay: null,
    daysToReplenish: 0,
    onDemandWorkdays: null,
    orderBefore: null,
    soldPer: 1,
    wrappedPer: 1,
    minimumOrder: 1,
    maximumOrder: 9999,
    salesUnit: none,
    orderUnit: none,
    wrapUnit: none,
    priceUnit: none,
    unitOfMeasure: '',
    unitOfMeasureConversionFactor: 1,
    orderableByOrderUnit: false,
    orderUnitConversionFactor: 1,
    weightArticle: false,
    vatRate: 0,
    depositMills: 0,
    prices: { listMills: 0, groupMills: null, offerMills: null, tenderMills: null, dayMills: null, box: null },
    promo: null,
    replaces: null,
    replacement: null,
    lastOrder: null,
  };
}
