import { loginRules } from '../account/loginRules.ts';
import type { ShopTexts } from './nl.ts';
import { approvals } from './fr/approvals.ts';
import { autocomplete } from './fr/autocomplete.ts';
import { basket } from './fr/basket.ts';
import { cases, complaint, contact } from './fr/cases.ts';
import { columns } from './fr/columns.ts';
import { compare } from './fr/compare.ts';
import { checkout, confirmation } from './fr/checkout.ts';
import { delivery } from './fr/delivery.ts';
import { deliveryNote } from './fr/deliveryNote.ts';
import { trackTrace } from './fr/trackTrace.ts';
import { consent } from './fr/consent.ts';
import { documents } from './fr/documents.ts';
import { field } from './fr/field.ts';
import { announcements, faq, hours, terms } from './fr/help.ts';
import { invitation } from './fr/invitation.ts';
import { invoice, invoices, payment } from './fr/invoices.ts';
import { lists } from './fr/lists.ts';
import { keptBaskets } from './fr/keptBaskets.ts';
import { login } from './fr/login.ts';
import { managing } from './fr/managing.ts';
import { menu } from './fr/menu.ts';
import { mussels } from './fr/mussels.ts';
import { handover } from './fr/handover.ts';
import { changeOrder } from './fr/changeOrder.ts';
import { order, orders } from './fr/orders.ts';
import { cancelOrder } from './fr/cancelOrder.ts';
import { extraOrder } from './fr/extraOrder.ts';
import { orderAgain } from './fr/orderAgain.ts';
import { punchOut } from './fr/punchOut.ts';
import { punchOutGuide } from './fr/punchOutGuide.ts';
import { orderSettings } from './fr/orderSettings.ts';
import { parts } from './fr/parts.ts';
import { picker } from './fr/picker.ts';
import { portal } from './fr/portal.ts';
import { blocks, productPage, samples } from './fr/productPage.ts';
import { price, product, promotion, quantity, unitFull } from './fr/products.ts';
import { unitPlurals } from './fr/unitPlurals.ts';
import { quickEntry } from './fr/quickEntry.ts';
import { recalls } from './fr/recalls.ts';
import { recovery } from './fr/recovery.ts';
import { myCustomers, profile } from './fr/profile.ts';
import { registration } from './fr/registration.ts';
import { replacement } from './fr/replacement.ts';
import { restrictedList } from './fr/restrictedList.ts';
import { returns } from './fr/returns.ts';
import { scanner } from './fr/scanner.ts';
import { assortment, download, promo, search, toast } from './fr/search.ts';
import { common, customers, failures, pages, shell, shortcuts } from './fr/shell.ts';
import { sessions } from './fr/sessions.ts';
import { shelf } from './fr/shelf.ts';
import { standingOrder } from './fr/standingOrder.ts';
import { statistics } from './fr/statistics.ts';
import { start } from './fr/start.ts';
import { system } from './fr/system.ts';
import { upload } from './fr/upload.ts';
import { receipt } from './fr/receipt.ts';
import { versions } from './fr/versions.ts';

export const fr = {
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
  loginRules: loginRules.fr,
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
} satisfies ShopTexts;
