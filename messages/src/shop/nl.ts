import { loginRules } from '../account/loginRules.ts';
import { approvals } from './nl/approvals.ts';
import { autocomplete } from './nl/autocomplete.ts';
import { basket } from './nl/basket.ts';
import { cases, complaint, contact } from './nl/cases.ts';
import { columns } from './nl/columns.ts';
import { compare } from './nl/compare.ts';
import { checkout, confirmation } from './nl/checkout.ts';
import { delivery } from './nl/delivery.ts';
import { deliveryNote } from './nl/deliveryNote.ts';
import { trackTrace } from './nl/trackTrace.ts';
import { consent } from './nl/consent.ts';
import { documents } from './nl/documents.ts';
import { field } from './nl/field.ts';
import { announcements, faq, hours, terms } from './nl/help.ts';
import { invitation } from './nl/invitation.ts';
import { invoice, invoices, payment } from './nl/invoices.ts';
import { lists } from './nl/lists.ts';
import { keptBaskets } from './nl/keptBaskets.ts';
import { login } from './nl/login.ts';
import { managing } from './nl/managing.ts';
import { menu } from './nl/menu.ts';
import { mussels } from './nl/mussels.ts';
import { handover } from './nl/handover.ts';
import { changeOrder } from './nl/changeOrder.ts';
import { order, orders } from './nl/orders.ts';
import { cancelOrder } from './nl/cancelOrder.ts';
import { extraOrder } from './nl/extraOrder.ts';
import { orderAgain } from './nl/orderAgain.ts';
import { punchOut } from './nl/punchOut.ts';
import { punchOutGuide } from './nl/punchOutGuide.ts';
import { orderSettings } from './nl/orderSettings.ts';
import { parts } from './nl/parts.ts';
import { picker } from './nl/picker.ts';
import { portal } from './nl/portal.ts';
import { blocks, productPage, samples } from './nl/productPage.ts';
import { price, product, promotion, quantity, unitFull } from './nl/products.ts';
import { quickEntry } from './nl/quickEntry.ts';
import { unitPlurals } from './nl/unitPlurals.ts';
import { recalls } from './nl/recalls.ts';
import { recovery } from './nl/recovery.ts';
import { myCustomers, profile } from './nl/profile.ts';
import { registration } from './nl/registration.ts';
import { replacement } from './nl/replacement.ts';
import { restrictedList } from './nl/restrictedList.ts';
import { returns } from './nl/returns.ts';
import { scanner } from './nl/scanner.ts';
import { assortment, download, promo, search, toast } from './nl/search.ts';
import { common, customers, failures, pages, shell, shortcuts } from './nl/shell.ts';
import { sessions } from './nl/sessions.ts';
import { shelf } from './nl/shelf.ts';
import { standingOrder } from './nl/standingOrder.ts';
import { statistics } from './nl/statistics.ts';
import { start } from './nl/start.ts';
import { system } from './nl/system.ts';
import { upload } from './nl/upload.ts';
import { receipt } from './nl/receipt.ts';
import { versions } from './nl/versions.ts';

/** Other languages have the same keys. */
export const nl = {
  common,
  pages,
  shell,
  menu,
  autocomplete,
  scanner,
  shortcuts,
  customers,
  failures,
  parts,
  product,
  price,
  quantity,
  promotion,
  productPage,
  blocks,
  samples,
  unitPlurals,
  unitFull,
  start,
  statistics,
  search,
  toast,
  assortment,
  promo,
  columns,
  compare,
  download,
  login,
  managing,
  recovery,
  sessions,
  loginRules: loginRules.nl,
  registration,
  delivery,
  mussels,
  deliveryNote,
  trackTrace,
  returns,
  cases,
  complaint,
  contact,
  quickEntry,
  recalls,
  field,
  profile,
  myCustomers,
  basket,
  lists,
  invoice,
  invoices,
  payment,
  documents,
  shelf,
  portal,
  announcements,
  consent,
  faq,
  hours,
  terms,
  invitation,
  replacement,
  restrictedList,
  standingOrder,
  keptBaskets,
  upload,
  picker,
  approvals,
  checkout,
  confirmation,
  orders,
  order,
  handover,
  changeOrder,
  receipt,
  versions,
  cancelOrder,
  extraOrder,
  orderAgain,
  punchOut,
  punchOutGuide,
  orderSettings,
  system,
};
export type ShopTexts = typeof nl;
