import { Tab, Tabs } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleHistory } from '../people/PeopleHistory.tsx';
import { segmentOf } from '../people/segmentOf.ts';
import { StandingChip } from '../people/StandingChip.tsx';
import { CustomerActs } from './CustomerActs.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerEmpties } from './CustomerEmpties.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerInvitations } from './CustomerInvitations.tsx';
import { CustomerUsers } from './CustomerUsers.tsx';
import { DeliveryRhythm } from './DeliveryRhythm.tsx';
import { OrderSettingsCard } from './OrderSettingsCard.tsx';
import { PunchOutCard } from '../punchOuts/PunchOutCard.tsx';
import { RunningOrders } from './RunningOrders.tsx';
import './CustomerPage.css';
import { PeopleCard } from '../people/PeopleCard.tsx';

const tabs = ['overview', 'orders', 'users', 'addresses', 'history'] as const;
type TabName = (typeof tabs)[number];
const isWhole = (customer: Partial<OfficeCustomer>): customer is OfficeCustomer => customer.figures !== undefined;

/** Design §6.2. */
export const CustomerPage = () => {
  const { t } = useOfficeText();
  return (
    <RecordPage<OfficeCustomer>
      resource="customers"
      isWhole={isWhole}
      notFound={t('customers.notFound')}
      list={{ to: '/customers', label: t('customers.toList') }}
    >
      {(customer) => <Customer customer={customer} />}
    </RecordPage>
  );
};

const Customer = ({ customer }: { readonly customer: OfficeCustomer }) => {
  const { t } = useOfficeText();
  const mayEdit = useMayEdit('manage_customers');
  const [search, setSearch] = useSearchParams();
  const currentTab: TabName = tabs.find((tab) => tab === search.get('tab')) ?? 'overview';
  const { figures } = customer;
  const counts: Partial<Record<TabName, number>> = { orders: figures.orders, users: figures.users };
  const label = (tab: TabName) => {
    const key: OfficeTextKey = `customers.tabs.${tab}`;
    return counts[tab] === undefined ? t(key) : `${t(key)} ${counts[tab]}`;
  };
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/customers">{t('customers.title')}</Link> / <span>{customer.id}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={customer.name}>
            <StandingChip status={customer.status} />
          </OfficeHeading>
          <p className="muted">
            {[
              customer.id,
              segmentOf(customer.segment, t),
              customer.vat_number && t('customers.vat', { number: customer.vat_number }),
              customer.account_number && t('customers.account', { number: customer.account_number }),
              customer.erp_number && t('customers.erpNumber', { number: customer.erp_number }),
              t(`users.languages.${customer.language}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {mayEdit ? <CustomerActs customer={customer} /> : mayEdit === false && <p>{t('people.noChange')}</p>}
      </div>
      <CustomerFigures customer={customer} />
      <Tabs
        className="customer-tabs"
        value={currentTab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('customers.parts')}
        onChange={(_event, tab: TabName) => setSearch(tab === 'overview' ? {} : { tab }, { replace: true })}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} id={`customer-tab-${tab}`} aria-controls="customer-part" label={label(tab)} />
        ))}
      </Tabs>
      <div id="customer-part" role="tabpanel" aria-labelledby={`customer-tab-${currentTab}`}>
        {currentTab === 'overview' && <Overview customer={customer} mayEdit={mayEdit === true} />}
        {currentTab === 'orders' && <RunningOrders customer={customer} />}
        {currentTab === 'users' && (
          <>
            <CustomerUsers customer={customer} mayEdit={mayEdit === true} />
            <CustomerInvitations customerNumber={customer.id} />
          </>
        )}
        {currentTab === 'addresses' && <CustomerAddresses customer={customer} />}
        {currentTab === 'history' && (
          <section className="office-card people-card" aria-label={t('people.history')}>
            <PeopleHistory events={customer.history} />
          </section>
        )}
      </div>
    </>
  );
};

const Overview = ({ customer, mayEdit }: { readonly customer: OfficeCustomer; readonly mayEdit: boolean }) => {
  const { t } = useOfficeText();
  return (
    <div className="people-columns stack gap-16">
      <div className="stack gap-16 shrinks">
        <RunningOrders customer={customer} />
        <CustomerUsers customer={customer} mayEdit={mayEdit} />
        <CustomerInvitations customerNumber={customer.id} />
      </div>
      <div className="stack gap-16 shrinks">
        <DeliveryRhythm customer={customer} />
        <CustomerEmpties id={customer.id} name={customer.name} mayEdit={mayEdit} />
        <OrderSettingsCard customer={customer} mayEdit={mayEdit} />
        <PunchOutCard customer={customer} mayEdit={mayEdit} />
        <PeopleCard
          id="customer-history"
          title={t('people.history')}
          aside={<Link to="?tab=history">{t('customers.wholeHistory')}</Link>}
        >
          <PeopleHistory events={customer.history} most={8} />
        </PeopleCard>
      </div>
    </div>
  );
};
