import type { AnalyticsPage, AnalyticsWidget } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { PageName } from '../paths.ts';

type Place = readonly [kind: AnalyticsPage, widget: AnalyticsWidget];

const other: Place = ['other', 'other'];
const service: Place = ['service', 'other'];
const account: Place = ['account', 'other'];
const lists: Place = ['lists', 'wish_list'];
const orders: Place = ['orders', 'order'];
const deliveries: Place = ['deliveries', 'order'];
const invoices: Place = ['invoices', 'other'];

const places: Readonly<Record<PageName, Place>> = {
  start: ['home', 'list'],
  startInLanguage: ['home', 'list'],
  login: account,
  erp: other,
  resetPassword: account,
  confirmEmail: account,
  registration: account,
  registrationDone: account,
  activate: account,
  invitation: account,
  answerRegistration: account,
  search: ['search', 'search'],
  assortmentIndex: ['list', 'list'],
  assortment: ['list', 'list'],
  promo: ['list', 'list'],
  mussels: ['product', 'mussels'],
  compare: ['list', 'compare'],
  product: ['product', 'product'],
  basket: ['basket', 'basket'],
  basketView: ['basket', 'basket'],
  upload: ['basket', 'quick_entry'],
  checkout: ['checkout', 'basket'],
  confirmation: ['confirmation', 'order'],
  lists,
  listView: lists,
  restrictedList: lists,
  shelf: lists,
  standingOrder: lists,
  profile: account,
  customers: account,
  customer: account,
  portal: account,
  portalOrders: orders,
  portalLists: lists,
  portalList: lists,
  portalPunchOut: account,
  approvals: orders,
  orders,
  orderDetail: orders,
  orderReceipt: orders,
  orderVersions: orders,
  deliveryNote: deliveries,
  invoices,
  invoice: invoices,
  statistics: account,
  documents: account,
  payment: invoices,
  trackTrace: deliveries,
  replacement: deliveries,
  returns: deliveries,
  recall: deliveries,
  changeOrder: orders,
  changeOrderAdd: orders,
  changeOrderProduct: orders,
  changeOrderDone: orders,
  faq: service,
  paymentFaq: service,
  contact: service,
  contactReply: service,
  questions: service,
  complaint: service,
  terms: service,
};

export const placeOf = (page: PageName | undefined): Place => (page === undefined ? other : places[page]);
