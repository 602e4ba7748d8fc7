import type { Features } from '@talloor/contracts/features.ts';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { StartInLanguage } from './i18n/StartInLanguage.tsx';
import { loadPart } from './parts/loadPart.ts';
import { pageOfPath, paths, type PageName } from './paths.ts';
import { RequireFeature } from './session/RequireFeature.tsx';
import { RequireCustomer } from './session/RequireCustomer.tsx';
import { RequireCustomerOrToken } from './session/RequireCustomerOrToken.tsx';
import { RequireLogin } from './session/RequireLogin.tsx';

type PageModule = () => Promise<{ Component: ComponentType }>;

const page = (load: PageModule) => {
  const Page = lazy(async () => ({ default: (await loadPart(load)).Component }));
  return <Page />;
};
const ofCustomer = (load: PageModule) => <RequireCustomer>{page(load)}</RequireCustomer>;

const notFound = page(() => import('./pages/system/NotFoundPage.tsx'));
const ofUser = (load: PageModule) => <RequireLogin>{page(load)}</RequireLogin>;
const ofFeature = (feature: keyof Features, load: PageModule, Require = RequireCustomer) => (
  <RequireFeature feature={feature} otherwise={notFound}>
    <Require>{page(load)}</Require>
  </RequireFeature>
);

/** Punch-out replaces some (`punchOut/enterPunchOut.tsx`). */
export const pages: Record<PageName, ReactNode> = {
  start: page(() => import('./pages/start/StartPage.tsx')),
  startInLanguage: <StartInLanguage />,
  login: page(() => import('./pages/login/LoginPage.tsx')),
  erp: page(() => import('./pages/erp/ErpPage.tsx')),
  resetPassword: page(() => import('./pages/resetPassword/ResetPasswordPage.tsx')),
  confirmEmail: ofUser(() => import('./pages/confirmEmail/ConfirmEmailPage.tsx')),
  registration: page(() => import('./pages/registration/RegistrationPage.tsx')),
  registrationDone: page(() => import('./pages/registration/RegistrationDonePage.tsx')),
  activate: page(() => import('./pages/registration/ActivatePage.tsx')),
  invitation: page(() => import('./pages/invitation/InvitationPage.tsx')),
  answerRegistration: page(() => import('./pages/registration/AnswerPage.tsx')),
  search: page(() => import('./pages/search/SearchPage.tsx')),
  assortmentIndex: page(() => import('./pages/assortment/AssortmentIndexPage.tsx')),
  assortment: page(() => import('./pages/assortment/AssortmentPage.tsx')),
  promo: page(() => import('./pages/promo/PromoPage.tsx')),
  mussels: ofCustomer(() => import('./pages/mussels/MusselsPage.tsx')),
  compare: page(() => import('./pages/compare/ComparePage.tsx')),
  product: page(() => import('./pages/product/ProductPage.tsx')),
  basket: page(() => import('./pages/basket/BasketPage.tsx')),
  basketView: ofCustomer(() => import('./pages/basketView/BasketViewPage.tsx')),
  upload: ofFeature('basket_upload', () => import('./pages/upload/UploadPage.tsx')),
  checkout: ofCustomer(() => import('./pages/checkout/CheckoutPage.tsx')),
  confirmation: ofCustomer(() => import('./pages/confirmation/ConfirmationPage.tsx')),
  lists: ofFeature('wish_list', () => import('./pages/lists/ListsPage.tsx')),
  listView: ofFeature('wish_list', () => import('./pages/list/ListPage.tsx')),
  restrictedList: ofFeature('restricted_wish_list', () => import('./pages/restrictedList/RestrictedListPage.tsx')),
  shelf: ofFeature('wish_list', () => import('./pages/shelf/ShelfPage.tsx')),
  standingOrder: ofFeature('wish_list', () => import('./pages/standingOrder/StandingOrderPage.tsx')),
  profile: ofUser(() => import('./pages/profile/ProfilePage.tsx')),
  customers: ofUser(() => import('./pages/customers/CustomersPage.tsx')),
  customer: ofUser(() => import('./pages/customer/CustomerPage.tsx')),
  portal: ofCustomer(() => import('./pages/portal/PortalPage.tsx')),
  portalOrders: ofFeature('pending_orders', () => import('./pages/portalOrders/PortalOrdersPage.tsx')),
  portalLists: ofFeature('wish_list', () => import('./pages/portalLists/PortalListsPage.tsx')),
  portalList: ofFeature('wish_list', () => import('./pages/portalList/PortalListPage.tsx')),
  portalPunchOut: ofCustomer(() => import('./pages/portal/PortalPage.tsx')),
  approvals: ofCustomer(() => import('./pages/approvals/ApprovalsPage.tsx')),
  orders: ofFeature('pending_orders', () => import('./pages/orders/OrdersPage.tsx')),
  orderDetail: ofFeature('pending_orders', () => import('./pages/orderDetail/OrderDetailPage.tsx')),
  orderReceipt: ofFeature('pending_orders', () => import('./pages/orderReceipt/OrderReceiptPage.tsx')),
  orderVersions: ofFeature('pending_orders', () => import('./pages/orderVersions/OrderVersionsPage.tsx')),
  deliveryNote: ofFeature('pending_orders', () => import('./pages/deliveryNote/DeliveryNotePage.tsx')),
  invoices: ofCustomer(() => import('./pages/invoices/InvoicesPage.tsx')),
  invoice: ofCustomer(() => import('./pages/invoice/InvoicePage.tsx')),
  statistics: ofCustomer(() => import('./pages/statistics/StatisticsPage.tsx')),
  documents: ofCustomer(() => import('./pages/documents/DocumentsPage.tsx')),
  payment: ofCustomer(() => import('./pages/payment/PaymentPage.tsx')),
  trackTrace: ofFeature('pending_orders', () => import('./pages/trackTrace/TrackTracePage.tsx')),
  replacement: ofFeature(
    'pending_orders',
    () => import('./pages/replacement/ReplacementPage.tsx'),
    RequireCustomerOrToken,
  ),
  returns: ofFeature('pending_orders', () => import('./pages/return/ReturnPage.tsx')),
  recall: ofFeature('pending_orders', () => import('./pages/recall/RecallPage.tsx')),
  changeOrder: ofFeature('pending_orders', () => import('./pages/changeOrder/ChangeOrderPage.tsx')),
  changeOrderAdd: ofFeature('pending_orders', () => import('./pages/changeOrder/AddProductsPage.tsx')),
  changeOrderProduct: ofFeature('pending_orders', () => import('./pages/changeOrder/ChangeProductPage.tsx')),
  changeOrderDone: ofFeature('pending_orders', () => import('./pages/changeOrder/ChangeDonePage.tsx')),
  faq: page(() => import('./pages/faq/FaqPage.tsx')),
  paymentFaq: page(() => import('./pages/faq/PaymentFaqPage.tsx')),
  contact: page(() => import('./pages/contact/ContactPage.tsx')),
  contactReply: page(() => import('./pages/contact/ContactReplyPage.tsx')),
  questions: ofCustomer(() => import('./pages/questions/QuestionsPage.tsx')),
  complaint: ofCustomer(() => import('./pages/complaint/ComplaintPage.tsx')),
  terms: page(() => import('./pages/terms/TermsPage.tsx')),
};

/** Words instead of numbers are not found. */
export function Pages() {
  const { pathname } = useLocation();
  if (pageOfPath(pathname) === null) return notFound;
  return (
    <Routes>
      {Object.entries(paths).flatMap(([name, { nl, fr }]) =>
        [...new Set<string>([nl, fr])].map((path) => (
          <Route key={path} path={path} element={pages[name as PageName]} />
        )),
      )}
      <Route path="*" element={notFound} />
    </Routes>
  );
}
