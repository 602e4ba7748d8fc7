import type { Endpoint } from './endpoint.ts';
import * as address from './endpoints/address.ts';
import * as approvals from './endpoints/approvals.ts';
import * as assortment from './endpoints/assortment.ts';
import * as audit from './endpoints/audit.ts';
import * as basket from './endpoints/basket.ts';
import * as basketUpload from './endpoints/basketUpload.ts';
import * as basketPage from './endpoints/basketPage.ts';
import * as catalogue from './endpoints/catalogue.ts';
import * as checkout from './endpoints/checkout.ts';
import * as columnSets from './endpoints/columnSets.ts';
import * as customers from './endpoints/customers.ts';
import * as dashboard from './endpoints/dashboard.ts';
import * as delivery from './endpoints/delivery.ts';
import * as deliveryNotes from './endpoints/deliveryNotes.ts';
import * as download from './endpoints/download.ts';
import * as erp from './endpoints/erp.ts';
import * as erpDeliveries from './endpoints/erpDeliveries.ts';
import * as freeSamples from './endpoints/freeSamples.ts';
import * as history from './endpoints/history.ts';
import * as replacements from './endpoints/replacements.ts';
import * as invitations from './endpoints/invitations.ts';
import * as keptBaskets from './endpoints/keptBaskets.ts';
import * as office from './endpoints/office.ts';
import * as officeAccounts from './endpoints/officeAccounts.ts';
import * as officeLinks from './endpoints/officeLinks.ts';
import * as officeCatalogue from './endpoints/officeCatalogue.ts';
import * as officeCustomers from './endpoints/officeCustomers.ts';
import { officeContentEndpoints } from './endpoints/officeContent.ts';
import * as officeReturns from './endpoints/officeReturns.ts';
import * as officeRestrictedLists from './endpoints/officeRestrictedLists.ts';
import * as officeRegistrations from './endpoints/officeRegistrations.ts';
import * as operations from './endpoints/operations.ts';
import * as orderAgain from './endpoints/orderAgain.ts';
import * as orderActs from './endpoints/orderActs.ts';
import * as orderChanges from './endpoints/orderChanges.ts';
import * as orderCorrections from './endpoints/orderCorrections.ts';
import * as orderHandover from './endpoints/orderHandover.ts';
import * as orderNotes from './endpoints/orderNotes.ts';
import * as orderReceipts from './endpoints/orderReceipts.ts';
import * as orderSettings from './endpoints/orderSettings.ts';
import * as orderVersions from './endpoints/orderVersions.ts';
import * as orders from './endpoints/orders.ts';
import * as registry from './endpoints/registry.ts';
import * as portal from './endpoints/portal.ts';
import * as portalLists from './endpoints/portalLists.ts';
import * as portalOrders from './endpoints/portalOrders.ts';
import * as passkeys from './endpoints/passkeys.ts';
import * as profile from './endpoints/profile.ts';
import * as punchIn from './endpoints/punchIn.ts';
import * as recovery from './endpoints/recovery.ts';
import * as registration from './endpoints/registration.ts';
import * as restrictedList from './endpoints/restrictedList.ts';
import * as lots from './endpoints/lots.ts';
import * as empties from './endpoints/empties.ts';
import * as officeDeliveries from './endpoints/officeDeliveries.ts';
import * as officeRecalls from './endpoints/officeRecalls.ts';
import * as recallHistory from './endpoints/recallHistory.ts';
import * as recalls from './endpoints/recalls.ts';
import * as returns from './endpoints/returns.ts';
import * as session from './endpoints/session.ts';
import * as standingOrder from './endpoints/standingOrder.ts';
import * as trackTrace from './endpoints/trackTrace.ts';
import * as translations from './endpoints/translations.ts';
import * as userSessions from './endpoints/userSessions.ts';
import * as wishList from './endpoints/wishList.ts';
import * as wishListChanges from './endpoints/wishListChanges.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value;

/** Every endpoint by the area of the product that it belongs to. */
export const endpointsByArea: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries({
    session,
    profile,
    passkeys,
    customers,
    recovery,
    punchIn,
    userSessions,
    registry,
    registration,
    basket,
    keptBaskets,
    checkout,
    approvals,
    basketPage,
    address,
    basketUpload,
    delivery,
    catalogue,
    assortment,
    download,
    freeSamples,
    history,
    wishList: { ...wishList, ...wishListChanges },
    standingOrder,
    portal: { ...portal, ...portalOrders, ...portalLists },
    invitations,
    replacements,
    restrictedList,
    columnSets,
    translations,
    orderAgain,
    orderActs,
    orderChanges,
    orderCorrections,
    orderHandover,
    orderNotes,
    orderReceipts,
    orderSettings,
    orderVersions,
    orders,
    dashboard,
    deliveryNotes,
    trackTrace,
    empties,
    lots,
    returns,
    recalls,
    office,
    officeAccounts: { ...officeAccounts, ...officeLinks },
    officeCustomers,
    officeCatalogue,
    officeRegistrations,
    officeRestrictedLists,
    officeReturns,
    officeDeliveries,
    officeRecalls: { ...officeRecalls, ...recallHistory },
    officeContent: officeContentEndpoints,
    erpDeliveries,
    erp,
    audit,
    operations,
  }).map(([area, module]) => [area, Object.values<unknown>(module).filter(isEndpoint)]),
);

/** Every endpoint of the product: the table that tests walk, nginx locations and the OpenAPI document are made from it. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByArea).flat();
