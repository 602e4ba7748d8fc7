import type { PageName } from '../paths.ts';

/** Pages that stand under an entry of the navigation without being it. */
const sections: Partial<Record<PageName, PageName>> = {
  assortment: 'assortmentIndex',
  basketView: 'basket',
  listView: 'lists',
  restrictedList: 'lists',
  shelf: 'lists',
  standingOrder: 'lists',
  orderDetail: 'orders',
  orderReceipt: 'orders',
  orderVersions: 'orders',
  modifyOrder: 'orders',
  modifyAdd: 'orders',
  modifyProduct: 'orders',
  modifyDone: 'orders',
  portalOrders: 'portal',
  portalLists: 'portal',
  portalList: 'portal',
  deliveryNote: 'orders',
  trackTrace: 'orders',
  replacement: 'orders',
  returns: 'orders',
  recall: 'orders',
};

/** The entry of the navigation that a page belongs to: its own where it stands under none. */
export const sectionOf = (page: PageName | undefined): PageName | undefined => page && (sections[page] ?? page);
