import { company } from '@talloor/look/company.ts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { AnalyticsPage } from './analytics/AnalyticsPage.tsx';
import { LiveEventsPage } from './analytics/LiveEventsPage.tsx';
import { apiKeys } from './apiKeys/index.ts';
import { changes } from './changes/index.ts';
import { contents } from './content/contents.ts';
import { customers } from './customers/index.ts';
import { documentRequests } from './documents/index.ts';
import { authProvider } from './data/authProvider.ts';
import { dataProvider } from './data/dataProvider.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { HandDeliveryPage } from './handDelivery/HandDeliveryPage.tsx';
import { imports } from './imports/index.ts';
import { InvoiceHistoryPage } from './invoices/InvoiceHistoryPage.tsx';
import { invoices } from './invoices/index.ts';
import { OfficeHome } from './layout/OfficeHome.tsx';
import { OfficeLayout } from './layout/OfficeLayout.tsx';
import { OfficeNotFound } from './layout/OfficeNotFound.tsx';
import { OfficeNotification } from './layout/OfficeNotification.tsx';
import { OfficeLogin } from './login/OfficeLogin.tsx';
import { CorrectOrderPage } from './orders/correct/CorrectOrderPage.tsx';
import { orders } from './orders/index.ts';
import { parkedDeliveries } from './parkedDeliveries/index.ts';
import { payments } from './payments/index.ts';
import { PriceAsSeenPage } from './priceAsSeen/PriceAsSeenPage.tsx';
import { punchOuts } from './punchOuts/index.ts';
import { requests } from './requests/index.ts';
import { RegistrationsPage } from './registrations/RegistrationsPage.tsx';
import { restrictedLists } from './restrictedLists/index.ts';
import { LotsPage } from './lots/LotsPage.tsx';
import { faqMisses, searchMisses } from './misses/index.ts';
import { recalls } from './recalls/index.ts';
import { cases } from './cases/index.ts';
import { returns } from './returns/index.ts';
import { SealsPage } from './seals/SealsPage.tsx';
import { AuditHistoryPage } from './audit/AuditHistoryPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { subscriptions } from './subscriptions/index.ts';
import { officeTheme } from './theme/officeTheme.ts';
import { officeRoles } from './officeRoles/index.ts';
import { users } from './users/index.ts';

const Office = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={OfficeLayout}
    notification={OfficeNotification}
    catchAll={OfficeNotFound}
    dashboard={OfficeHome}
    loginPage={OfficeLogin}
    theme={officeTheme}
    darkTheme={null}
    requireAuth
    disableTelemetry
    title={company.name}
  >
    <Resource {...orders} />
    {contents.map((content) => (
      <Resource key={content.name} {...content} />
    ))}
    <Resource {...restrictedLists} />
    <Resource {...customers} />
    <Resource {...requests} />
    <Resource {...returns} />
    <Resource {...cases} />
    <Resource {...recalls} />
    <Resource {...invoices} />
    <Resource {...payments} />
    <Resource {...documentRequests} />
    <Resource {...parkedDeliveries} />
    <Resource {...faqMisses} />
    <Resource {...searchMisses} />
    <Resource {...punchOuts} />
    <Resource {...users} />
    <Resource {...officeRoles} />
    <Resource {...imports} />
    <Resource {...changes} />
    <Resource {...apiKeys} />
    <Resource {...subscriptions} />
    <CustomRoutes>
      <Route path="/orders/:id/correct" element={<CorrectOrderPage />} />
      <Route path="/orders/:id/delivery" element={<HandDeliveryPage />} />
      <Route path="/registrations" element={<RegistrationsPage />} />
      <Route path="/invoices/:number/history" element={<InvoiceHistoryPage />} />
      <Route path="/lots" element={<LotsPage />} />
      <Route path="/seals" element={<SealsPage />} />
      <Route path="/audit" element={<AuditPage />} />
      <Route path="/audit/history/:event" element={<AuditHistoryPage />} />
      <Route path="/analytics" element={<AnalyticsPage />} />
      <Route path="/analytics-events" element={<LiveEventsPage />} />
      <Route path="/price-as-seen" element={<PriceAsSeenPage />} />
    </CustomRoutes>
  </Admin>
);

/** A data router can block navigation away from a changed form. */
const router = createBrowserRouter([{ path: '*', element: <Office /> }], { basename: '/backoffice' });

export const OfficeApp = () => <RouterProvider router={router} />;
