import { Admin, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { authProvider } from './data/authProvider.ts';
import { dataProvider } from './data/dataProvider.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { OfficeLayout } from './layout/OfficeLayout.tsx';
import { OfficeNotFound } from './layout/OfficeNotFound.tsx';
import { OfficeLogin } from './login/OfficeLogin.tsx';
import { orders } from './orders/index.ts';
import { subscriptions } from './subscriptions/index.ts';
import { officeTheme } from './theme/officeTheme.ts';

/** The back office: its resources, like a table of contents. */
export const OfficeApp = () => (
  <BrowserRouter basename="/backoffice">
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={OfficeLayout}
      catchAll={OfficeNotFound}
      loginPage={OfficeLogin}
      theme={officeTheme}
      darkTheme={null}
      requireAuth
      disableTelemetry
      title="Talloor"
    >
      <Resource {...orders} />
      <Resource {...subscriptions} />
    </Admin>
  </BrowserRouter>
);
