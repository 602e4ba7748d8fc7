import { inTheNameOfItsUser } from '@talloor/catalogue/customer/inTheNameOfItsUser.ts';
import type { Features } from '@talloor/contracts/features.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { addressRoutes } from './address/addressRoutes.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { getNavigationTreeRoute } from './assortment/getNavigationTree.ts';
import { getStrongThemesRoute } from './assortment/getStrongThemes.ts';
import { listBannersRoute } from './assortment/listBanners.ts';
import { getSpecialListRoute, listSpecialListsRoute } from './assortment/specialLists.ts';
import type { AuditSide } from './audit/auditSide.ts';
import { createAuditRoutes } from './audit/createAuditRoutes.ts';
import { personalDataLimit } from './audit/personal-data/downloadPersonalData.ts';
import { customerRoutes } from './customers/customerRoutes.ts';
import { downloadBasketRoute } from './basket-page/downloadBasket.ts';
import { showBasketFormRoute } from './basket-page/showBasketForm.ts';
import { approvalRoutes } from './approvals/approvalRoutes.ts';
import { getBasketReplacementsRoute } from './basket/getBasketReplacements.ts';
import { getBasketRoute } from './basket/getBasket.ts';
import { listBasketsRoute } from './basket/listBaskets.ts';
import { listColumnSetsRoute } from './columnSets/listColumnSets.ts';
import { getDeliveryMomentsRoute } from './delivery/getDeliveryMoments.ts';
import { momentRoutes } from './delivery/momentRoutes.ts';
import { deliveryNoteRoutes } from './delivery-notes/deliveryNoteRoutes.ts';
import { dashboardRoutes } from './dashboard/dashboardRoutes.ts';
import { createDownloads, type DownloadSide } from './download/createDownloads.ts';
import { downloadRoutes } from './download/downloadRoutes.ts';
import { emptiesRoutes } from './empties/emptiesRoutes.ts';
import { findLotsRoute } from './lots/findLotsRoute.ts';
import { searchFaqRoute } from './faq/searchFaq.ts';
import { viewRestrictedListRoute } from './lists/viewRestrictedList.ts';
import { wishListRoutes } from './lists/wishListRoutes.ts';
import { composeRecalls } from './recalls/composeRecalls.ts';
import { composeReturns } from './returns/composeReturns.ts';
import { getOfficeOrderRoute } from './office/getOfficeOrder.ts';
import { listOfficeOrdersRoute } from './office/listOfficeOrders.ts';
import { listOfficeCustomersRoute } from './office-accounts/listOfficeCustomers.ts';
import { officeRequestRoutes } from './office-accounts/officeRequestRoutes.ts';
import { listOfficeUsersRoute } from './office-accounts/listOfficeUsers.ts';
import { listOfficeRestrictedListsRoute } from './office/listOfficeRestrictedLists.ts';
import { getPriceAsSeenRoute } from './office-catalogue/getPriceAsSeen.ts';
import { importRoutes } from './office-catalogue/imports.ts';
import { invitationRoutes } from './invitations/invitationRoutes.ts';
import { officeRegistrationRoutes } from './office-registrations/officeRegistrationRoutes.ts';
import { listApiKeysRoute } from './office-catalogue/listApiKeys.ts';
import { listCatalogueChangesRoute } from './office-catalogue/listCatalogueChanges.ts';
import { officeContentRoutes } from './office-content/officeContentRoutes.ts';
import { watchOffice } from './office/watchOfficeOrders.ts';
import { watchQueues } from './office/watchOfficeQueues.ts';
import { listSubscriptionsRoute, type StoreHead } from './operations/listSubscriptions.ts';
import { orderDetailRoutes } from './orders/orderDetailRoutes.ts';
import { listPortalOrdersRoute } from './portal/listPortalOrders.ts';
import { listPortalUsersRoute } from './portal/listPortalUsers.ts';
import { portalListRoutes } from './portal/portalListRoutes.ts';
import { listOpenOrdersRoute } from './orders/listOpenOrders.ts';
import { getProfileRoute } from './profile/getProfile.ts';
import { findTradeItemRoute } from './products/findTradeItem.ts';
import { getArticleRoute } from './products/getArticle.ts';
import { getProductsRoute } from './products/getProducts.ts';
import { relatedRoutes } from './products/getRelated.ts';
import { getSpecSheetRoute } from './products/getSpecSheet.ts';
import { listOrderedArticlesRoute } from './products/listOrderedArticles.ts';
import { registrationLimits, registrationRoutes } from './registration/registrationRoutes.ts';
import { rememberShowsPrices } from './rememberShowsPrices.ts';
import type { ReadSide } from './readSide.ts';
import { listFreeSamplesRoute } from './samples/listFreeSamples.ts';
import { autocompleteRoute } from './search/autocomplete.ts';
import { createSearchMemory } from './search/searchMemory.ts';
import { searchProductsRoute } from './search/searchProducts.ts';
import { listUserSessionsRoute } from './session/listUserSessions.ts';
import { getBasketReminderRoute } from './session/getBasketReminder.ts';
import { getUserRoute } from './session/getUser.ts';
import { standingOrderRoutes } from './standing-orders/standingOrderRoutes.ts';
import { createPaperPress } from './papers/createPaperPress.ts';
import { createUploadReader } from './upload/reading/createUploadReader.ts';
import { uploadLimits, uploadRoutes } from './upload/uploadRoutes.ts';
import { composeTrackTrace } from './track-trace/composeTrackTrace.ts';
import { getTranslationFileRoute, getTranslationRoute } from './translations/translations.ts';

export type QueryApi = {
  readonly routes: readonly Route[];
  readonly limits: readonly RateLimit[];
  /** Ends open event streams and the writing of files; to be called before the server waits for its connections. */
  readonly close: () => void;
};

/** The read side: every query of the product, bound to the session's customer, without those of features that are off. */
export function createQueryApi(
  side: ReadSide &
    DownloadSide &
    AuditSide &
    StoreHead & {
      readonly features: Features;
      /** Lines of an order file; 5000 by default. */
      readonly uploadMaxRows?: number;
      /** That a user may have read in a minute; 20 by default. */
      readonly uploadsPerMinute?: number;
    },
): QueryApi {
  const office = watchOffice(side);
  const queues = watchQueues(side);
  const showsPrices = rememberShowsPrices(side.catalogue);
  const trackTrace = composeTrackTrace(side, showsPrices);
  const searchMemory = createSearchMemory(side.pool);
  const downloads = createDownloads(side);
  const uploads = createUploadReader();
  const press = createPaperPress();
  const uploadMaxRows = side.uploadMaxRows ?? 5000;
  const routes = [
    getUserRoute(side),
    getBasketReminderRoute(side),
    listUserSessionsRoute(side),
    getProfileRoute(side),
    ...customerRoutes(side),
    getBasketRoute(side),
    getBasketReplacementsRoute(side),
    ...approvalRoutes(side),
    ...addressRoutes(side),
    ...registrationRoutes(side),
    ...invitationRoutes(side),
    listBasketsRoute(side),
    ...uploadRoutes({ ...side, uploads, uploadMaxRows }),
    downloadBasketRoute(side, press),
    showBasketFormRoute(side),
    getDeliveryMomentsRoute(side),
    ...momentRoutes(side),
    searchProductsRoute(side, searchMemory),
    autocompleteRoute(side, searchMemory),
    getArticleRoute(side),
    listOrderedArticlesRoute(side),
    getProductsRoute(side),
    ...relatedRoutes(side),
    findTradeItemRoute(side),
    getSpecSheetRoute(side),
    getNavigationTreeRoute(side),
    getStrongThemesRoute(side),
    getSpecialListRoute(side),
    listSpecialListsRoute(side),
    listBannersRoute(side),
    searchFaqRoute(side),
    listColumnSetsRoute(side),
    listFreeSamplesRoute(side),
    ...wishListRoutes(side),
    ...standingOrderRoutes(side),
    viewRestrictedListRoute(side),
    ...downloadRoutes(side, downloads),
    getTranslationRoute(),
    getTranslationFileRoute(),
    listPortalUsersRoute(side),
    listPortalOrdersRoute(side, showsPrices),
    ...portalListRoutes(side),
    listOpenOrdersRoute(side, showsPrices),
    ...orderDetailRoutes(side, showsPrices, press),
    ...dashboardRoutes(side, showsPrices),
    ...deliveryNoteRoutes(side, showsPrices, press),
    ...trackTrace.routes,
    ...composeReturns(side, showsPrices, press),
    ...composeRecalls(side),
    ...emptiesRoutes(side),
    findLotsRoute(side),
    listOfficeOrdersRoute(side),
    getOfficeOrderRoute(side),
    listOfficeRestrictedListsRoute(side),
    listOfficeUsersRoute(side),
    listOfficeCustomersRoute(side),
    ...officeRequestRoutes(side),
    office.route,
    queues.route,
    ...officeRegistrationRoutes(side),
    ...officeContentRoutes(side),
    getPriceAsSeenRoute(side),
    ...importRoutes(side),
    listCatalogueChangesRoute(side),
    listApiKeysRoute(side),
    listSubscriptionsRoute(side),
    ...createAuditRoutes(side, showsPrices, press),
  ];
  return {
    routes: routes
      .filter(({ endpoint: { feature } }) => feature === undefined || side.features[feature])
      .map((each) => inTheNameOfItsUser(each, side)),
    limits: [personalDataLimit, ...uploadLimits(side.uploadsPerMinute ?? 20), ...registrationLimits],
    close: () => {
      office.close();
      queues.close();
      trackTrace.close();
      downloads.close();
      uploads.close();
      void press.close();
    },
  };
}
