import type { PageName } from '../paths.ts';

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
  changeOrder: 'orders',
  changeOrderAdd: 'orders',
  changeOrderProduct: 'orders',
  changeOrderDone: 'orders',
  portalOrders: 'portal',
  portalLists: 'portal',
  portalList: 'portal',
  portalPunchOut: 'portal',
  deliveryNote: 'orders',
  invoice: 'invoices',
  payment: 'invoices',
  trackTrace: 'orders',
  replacement: 'orders',
  returns: 'orders',
  recall: 'orders',
  contactReply: 'contact',
  complaint: 'questions',
};

export const sectionOf = (page: PageName | undefined): PageName | undefined => page && (sections[page] ?? page);
