import { randomUUID } from 'node:crypto';
import { createApiKeyFinder } from '@talloor/catalogue/apiKeys/findApiKey.ts';
import { inTheNameOfItsUser } from '@talloor/catalogue/customer/inTheNameOfItsUser.ts';
import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { Policy } from '@talloor/platform/subscription/projector.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { createAccountCommands } from './aggregates/account/accountCommands.ts';
import { changeRights } from './aggregates/account/changeRights/changeRights.ts';
import type { ChangeRights } from './aggregates/account/changeRights/decideChangeRights.ts';
import { noteUse } from './aggregates/account/sessions/noteUse.ts';
import type { ErpHosts } from './aggregates/account/punchIn/erpHosts.ts';
import { tellLeftSteps } from './aggregates/account/credentialSteps.ts';
import { createHashingThreads } from './aggregates/account/passwords/createHashingThreads.ts';
import { createPasswords } from './aggregates/account/passwords/createPasswords.ts';
import type { HashingCost } from './aggregates/account/passwords/hasher.ts';
import { registerAccount, type RegisterAccount } from './aggregates/account/registerAccount/registerAccount.ts';
import { activateBasketRoute } from './aggregates/basket/activateBasket/route.ts';
import { approvalRoutes, askApprovalLimit } from './aggregates/basket/approvalRoutes.ts';
import { createActiveBaskets } from './aggregates/basket/activeBaskets.ts';
import { createChangeActiveBasket } from './aggregates/basket/changeActiveBasket.ts';
import { changeBasketLineRoutes } from './aggregates/basket/changeBasketLine/route.ts';
import { createOrderNumbers, type OrderNumbers } from './aggregates/basket/checkout/orderNumbers.ts';
import { createSendBasket } from './aggregates/basket/checkout/createSendBasket.ts';
import type { AfterCheckout } from './aggregates/basket/checkout/finishCheckout.ts';
import { checkoutRoute } from './aggregates/basket/checkout/route.ts';
import { chooseBasketKindRoute } from './aggregates/basket/chooseBasketKind/route.ts';
import { chooseDeliveryAddressRoute } from './aggregates/basket/chooseDeliveryAddress/route.ts';
import { confirmDeliveryMomentRoutes } from './aggregates/basket/confirmDeliveryMoment/route.ts';
import { discardBasketRoute } from './aggregates/basket/discardBasket/route.ts';
import { emptyBasketRoute } from './aggregates/basket/emptyBasket/route.ts';
import { newBasketRoute } from './aggregates/basket/newBasket/route.ts';
import { orderAgainRoute } from './aggregates/basket/orderAgain/route.ts';
import { importBasketUploadRoute } from './aggregates/basket/importBasketUpload/route.ts';
import { sendBasketFormRoute } from './aggregates/basket/sendBasketForm/route.ts';
import { setBasketItemsRoute } from './aggregates/basket/setBasketItems/route.ts';
import { setBasketReferenceRoute } from './aggregates/basket/setBasketReference/route.ts';
import { updateFreeSamplesRoute } from './aggregates/basket/updateFreeSamples/route.ts';
import { createCustomerCommands } from './aggregates/customer/customerCommands.ts';
import { officeCustomerRoutes } from './aggregates/customer/officeActs/routes.ts';
import { requestCustomerChangeRoute } from './aggregates/customer/requestCustomerChange/route.ts';
import { judgeChangeRoutes } from './aggregates/customer/judgeChange/routes.ts';
import { customerViewRoutes } from './aggregates/customer/viewAsCustomer/routes.ts';
import { listRoutes } from './aggregates/list/listRoutes.ts';
import { createNamedLists } from './aggregates/list/namedLists.ts';
import { ownList } from './aggregates/list/ownList.ts';
import { deliveryRoutes } from './aggregates/delivery/deliveryRoutes.ts';
import { erp, reportDelivery } from './aggregates/delivery/reportDelivery/reportDelivery.ts';
import { reserveOrderStock } from './aggregates/order/allocateOrder/allocateOrder.ts';
import { closeOrder, type DueOrder } from './aggregates/order/closeOrder/closeOrder.ts';
import { orderSettingsRoutes } from './aggregates/customer/chooseOrderSettings/routes.ts';
import { goBackToVersionRoute } from './aggregates/order/goBackToVersion/route.ts';
import { modifyOrderRoutes } from './aggregates/order/modifyOrder/routes.ts';
import { placeOrder } from './aggregates/order/placeOrder/placeOrder.ts';
import type { OpenRestrictedList } from './aggregates/restrictedList/openRestrictedList/decideOpenRestrictedList.ts';
import { fileAndOpen } from './aggregates/registration/fileRegistration/fileAndOpen.ts';
import type { Filing } from './aggregates/registration/fileRegistration/fileRegistration.ts';
import { openRestrictedList } from './aggregates/restrictedList/openRestrictedList/openRestrictedList.ts';
import { toggleRestrictedListItemRoutes } from './aggregates/restrictedList/toggleRestrictedListItem/route.ts';
import { nameRestrictedListManagersRoute } from './aggregates/restrictedList/nameManagers/route.ts';
import { updateRestrictedListRoute } from './aggregates/restrictedList/updateRestrictedList/route.ts';
import { createChangeStandingOrder } from './aggregates/standingOrder/changeStandingOrder.ts';
import { endStandingOrderRoute } from './aggregates/standingOrder/endStandingOrder/route.ts';
import { pauseStandingOrderRoutes } from './aggregates/standingOrder/pauseStandingOrder/routes.ts';
import { setStandingOrderRoute } from './aggregates/standingOrder/setStandingOrder/route.ts';
import { skipStandingDateRoutes } from './aggregates/standingOrder/skipStandingDate/routes.ts';
import { officeContentRoutes } from './catalogue/content/officeContentRoutes.ts';
import { apiKeyRoutes } from './catalogue/apiKeys.ts';
import { getImportRoute } from './catalogue/getImport.ts';
import { erpLimits, importRecordsRoute } from './catalogue/importRecords.ts';
import type { CommandSide } from './commandSide.ts';
import { composeAccounts } from './composeAccounts.ts';
import { correctEmptiesRoute } from './aggregates/empties/correctEmpties/route.ts';
import { composeOrderActs } from './composeOrderActs.ts';
import { composeRecalls } from './composeRecalls.ts';
import { composeReplacements } from './composeReplacements.ts';
import { composeReturns } from './composeReturns.ts';
import { noFaults, type Faults } from './commands/faults.ts';
import type { Mailer } from './mail/mailer.ts';
import { officeMetadata, system, type Actor } from './commands/officeCommand.ts';
import { allocateOrderAfterPlacing } from './aggregates/order/policies/allocateOrderAfterPlacing.ts';
import { copyRestrictedListAfterChange } from './aggregates/restrictedList/policies/copyRestrictedListAfterChange.ts';
import { closeOrdersAtDeadline } from './aggregates/order/policies/closeOrdersAtDeadline.ts';
import { changeAddressAfterAcceptance } from './aggregates/customer/policies/changeAddressAfterAcceptance.ts';
import { endCustomerView } from './aggregates/customer/policies/endCustomerView.ts';
import { endForgottenBasket } from './aggregates/basket/policies/endForgottenBasket.ts';
import { endStandingOrderOfDeletedList } from './aggregates/standingOrder/policies/endStandingOrderOfDeletedList.ts';
import { keepApprovers } from './aggregates/account/policies/keepApprovers.ts';
import { keepOneBasketActive } from './aggregates/basket/policies/keepOneBasketActive.ts';
import { lapseApproval } from './aggregates/basket/policies/lapseApproval.ts';
import { makeStandingBaskets } from './policies/makeStandingBaskets.ts';
import { missStandingDate } from './policies/missStandingDate.ts';
import { placeOrderAfterCheckout } from './aggregates/order/policies/placeOrderAfterCheckout.ts';
import { columnSetRoutes } from './columnSets/columnSetRoutes.ts';
import { retrySubscriptionRoute } from './operations/retrySubscription/route.ts';
import { releaseActiveBasket } from './aggregates/basket/policies/releaseActiveBasket.ts';
import { releaseManagerWhoLeft } from './aggregates/restrictedList/policies/releaseManagerWhoLeft.ts';
import { releasePlaceOfDeletedList } from './aggregates/list/policies/releasePlaceOfDeletedList.ts';
import { remindOfUnsentDraft } from './aggregates/order/policies/remindOfUnsentDraft.ts';
import { tellOfRefusedDraft } from './aggregates/order/policies/tellOfRefusedDraft.ts';
import { remindOfBasket } from './aggregates/basket/policies/remindOfBasket.ts';
import { tellOfApproval } from './aggregates/basket/policies/tellOfApproval.ts';
import { tellOfCustomerChange } from './aggregates/customer/policies/tellOfCustomerChange.ts';
import { tellOfStandingBasket } from './aggregates/standingOrder/policies/tellOfStandingBasket.ts';
import { sendOrderConfirmation } from './aggregates/order/policies/sendOrderConfirmation.ts';

export type CommandApiOptions = Omit<CommandSide, 'faults' | 'imports' | 'passwords'> & {
  /** What a password's hash costs; only tests make it less. */
  readonly hashing?: HashingCost;
  /** Default: the pool. */
  readonly imports?: CommandSide['imports'];
  /** Null: no confirmation is mailed (the demo's past orders). */
  readonly mailer: Mailer | null;
  /** Where people reach the shop, for links in mails; default this machine. */
  readonly publicUrl?: string;
  /** Failed logins that a quarter of an hour lets through, per username (default 10). */
  readonly loginAttempts?: number;
  /** Whether answers tell nobody which users exist (`DISCREET`); they do not unless it says otherwise. */
  readonly discreet?: boolean;
  /** Whether an office account that has a passkey signs in by that alone; true unless it is said. */
  readonly officePasskeys?: boolean;
  /** Hosts of customers' ERP systems; without them nobody comes in from one. */
  readonly erpHosts?: ErpHosts;
  /** Default: those of the sequence. The demo's orders have numbers of their own. */
  readonly orderNumbers?: OrderNumbers;
  /** For crash tests only. */
  readonly faults?: Faults;
};

/**
 * The write side: what answers, without what belongs to features that are off, what happens next by itself, and the commands
 * that come over no route.
 */
export function createCommandApi(options: CommandApiOptions) {
  const {
    mailer,
    loginAttempts = 10,
    faults = noFaults,
    orderNumbers,
    publicUrl = 'http://localhost',
    hashing,
    discreet = true,
    officePasskeys = true,
    erpHosts = new Map(),
    ...given
  } = options;
  const passwords = hashing ? createPasswords(hashing) : createPasswords(undefined, createHashingThreads());
  const side: CommandSide = { imports: given.pool, ...given, faults, passwords };
  const baskets = createActiveBaskets(side.pool);
  const change = createChangeActiveBasket(side, baskets);
  const numbers = orderNumbers ?? createOrderNumbers(side.pool);
  const after: AfterCheckout = {
    reserveStock: (checkedOut) => reserveOrderStock(side, checkedOut),
    placeOrder: (checkedOut, reserve) => placeOrder(side, checkedOut, reserve, 'new'),
  };
  const namedLists = createNamedLists(side.pool);
  const changeStandingOrder = createChangeStandingOrder(side, ownList);
  const send = createSendBasket(side, baskets);
  const order = checkoutRoute(side, send, numbers, after);
  const approvals = approvalRoutes(side, { baskets, send, numbers, after });
  const accounts = composeAccounts(side, { mailer, publicUrl, loginAttempts, discreet, officePasskeys, erpHosts });
  const returns = composeReturns(side, mailer, publicUrl);
  const recalls = composeRecalls(side, mailer, publicUrl);
  const replacements = composeReplacements(side, change, mailer, publicUrl);
  const routes: readonly Route[] = [
    ...accounts.routes,
    requestCustomerChangeRoute(side),
    setBasketItemsRoute(change),
    importBasketUploadRoute(change),
    orderAgainRoute(side, change),
    ...changeBasketLineRoutes(change),
    emptyBasketRoute(change),
    setBasketReferenceRoute(change),
    chooseDeliveryAddressRoute(side, change),
    ...confirmDeliveryMomentRoutes(change),
    chooseBasketKindRoute(side, change),
    updateFreeSamplesRoute(side, change),
    activateBasketRoute(side, baskets),
    newBasketRoute(side, baskets),
    discardBasketRoute(side, baskets),
    ...modifyOrderRoutes(side),
    ...composeOrderActs(side),
    goBackToVersionRoute(side),
    ...orderSettingsRoutes(side),
    order,
    ...approvals.routes,
    sendBasketFormRoute(side, change, { order, ask: approvals.ask }),
    ...listRoutes(side, namedLists),
    setStandingOrderRoute(side, changeStandingOrder),
    ...pauseStandingOrderRoutes(side, changeStandingOrder),
    ...skipStandingDateRoutes(side, changeStandingOrder),
    endStandingOrderRoute(changeStandingOrder),
    ...toggleRestrictedListItemRoutes(side),
    updateRestrictedListRoute(side),
    nameRestrictedListManagersRoute(side),
    ...columnSetRoutes(side),
    ...officeContentRoutes(side),
    ...officeCustomerRoutes(side),
    ...customerViewRoutes(side),
    ...judgeChangeRoutes(side),
    retrySubscriptionRoute(side),
    ...deliveryRoutes(side),
    ...returns.routes,
    ...recalls.routes,
    ...replacements.routes,
    correctEmptiesRoute(side),
    importRecordsRoute(side),
    getImportRoute(side),
    ...apiKeyRoutes(side),
  ];
  const policies = [
    placeOrderAfterCheckout(side),
    allocateOrderAfterPlacing(side),
    releaseActiveBasket(baskets),
    keepOneBasketActive(side, baskets),
    endForgottenBasket(side),
    keepApprovers(side),
    lapseApproval(side),
    endCustomerView(side),
    changeAddressAfterAcceptance(side),
    ...accounts.policies,
    ...returns.policies,
    ...recalls.policies,
    ...replacements.policies,
    copyRestrictedListAfterChange(side),
    releaseManagerWhoLeft(side),
    releasePlaceOfDeletedList(namedLists),
    endStandingOrderOfDeletedList(side),
    // Where the tenant has no lists, none becomes a basket.
    ...(side.features.wish_list ? [makeStandingBaskets(side), missStandingDate(side)] : []),
    ...(mailer
      ? [
          sendOrderConfirmation(side, mailer),
          tellOfCustomerChange(side, mailer, publicUrl),
          remindOfBasket(side, mailer, publicUrl),
          tellOfStandingBasket(side, mailer, publicUrl),
          tellOfApproval(side, mailer, publicUrl),
          remindOfUnsentDraft(side, mailer, publicUrl),
          tellOfRefusedDraft(side, mailer, publicUrl),
        ]
      : []),
  ] as readonly unknown[] as readonly Policy[];
  const limits: readonly RateLimit[] = [
    ...accounts.limits,
    ...returns.limits,
    ...replacements.limits,
    askApprovalLimit,
    ...erpLimits(loginAttempts),
  ];
  return {
    routes: routes
      .filter(({ endpoint: { feature } }) => feature === undefined || side.features[feature])
      .map(noteUse(side))
      .map((each) => inTheNameOfItsUser(each, side)),
    limits,
    findApiKey: createApiKeyFinder(side.pool, side.clock),
    policies,
    timers: [closeOrdersAtDeadline(side)] as readonly Timer[],
    ...createCustomerCommands(side),
    ...createAccountCommands(side),
    ...returns.commands,
    ...recalls.commands,
    openRestrictedList: (list: OpenRestrictedList, actor?: Actor) => openRestrictedList(side, list, actor),
    passwords: side.passwords,
    /** To be called at a start. */
    tellLeftSteps: () => tellLeftSteps(side),
    changeRights: (
      userId: string,
      command: Omit<ChangeRights, 'changedBy' | 'ownLimitCents'>,
      actor: Actor = system,
    ) => {
      const metadata = officeMetadata('changeRights', randomUUID(), command, actor, command.customerNumber, side);
      return changeRights(side, userId, { ...command, changedBy: actor.actorId }, metadata, () =>
        Promise.resolve(null),
      );
    },
    /** A registration without a browser: the demo's. */
    fileRegistration: (wanted: Pick<Filing, 'command' | 'passwordHash'> & { readonly key: string }) =>
      fileAndOpen(side, wanted),
    /** An order whose deadline passed before anybody looked: the demo's. */
    closeOrder: (due: DueOrder) => closeOrder(side, due),
    /** What the ERP tells of a delivery, past HTTP: the demo's. */
    reportDelivery: (message: DeliveryMessage) => reportDelivery(side, message, erp),
    registerAccount: (registration: RegisterAccount, actor?: Actor) => registerAccount(side, registration, actor),
  };
}

export type CommandApi = ReturnType<typeof createCommandApi>;
