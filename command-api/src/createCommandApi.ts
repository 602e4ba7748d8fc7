import { createApiKeyFinder } from '@talloor/catalogue/apiKeys/findApiKey.ts';
import { bindRequestUser } from '@talloor/catalogue/customer/bindRequestUser.ts';
import { accountModule } from './aggregates/account/module.ts';
import { createHashingThreads } from './aggregates/account/passwords/createHashingThreads.ts';
import { createPasswords } from './aggregates/account/passwords/createPasswords.ts';
import type { HashingCost } from './aggregates/account/passwords/hasher.ts';
import { noteUse } from './aggregates/account/sessions/noteUse.ts';
import { createOrderNumbers } from './aggregates/basket/checkout/orderNumbers.ts';
import { basketModule } from './aggregates/basket/module.ts';
import { createReplaceOrderNumber } from './aggregates/basket/replaceOrderNumber/createReplaceOrderNumber.ts';
import { customerModule } from './aggregates/customer/module.ts';
import { deliveryModule } from './aggregates/delivery/module.ts';
import { documentRequestModule } from './aggregates/documentRequest/module.ts';
import { emptiesModule } from './aggregates/empties/module.ts';
import { erpReportsModule } from './erpReports/module.ts';
import { invoiceModule } from './aggregates/invoice/module.ts';
import { invitationModule } from './aggregates/invitation/module.ts';
import { listModule } from './aggregates/list/module.ts';
import { orderModule } from './aggregates/order/module.ts';
import { orderLinksModule } from './aggregates/orderLinks/module.ts';
import { paymentModule } from './aggregates/payment/module.ts';
import { recallModule } from './aggregates/recall/module.ts';
import { registrationModule } from './aggregates/registration/module.ts';
import { officeRoleModule } from './aggregates/officeRole/module.ts';
import { restrictedListModule } from './aggregates/restrictedList/module.ts';
import { serviceRequestModule } from './aggregates/serviceRequest/module.ts';
import { returnModule } from './aggregates/return/module.ts';
import { standingOrderModule } from './aggregates/standingOrder/module.ts';
import { analyticsModule } from './analytics/module.ts';
import { faqModule } from './faq/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import { usualTexts } from '@talloor/messages/company/ownTexts.ts';
import { usualCompany } from '@talloor/platform/companySettings.ts';
import { noFaults, type Faults } from './commands/faults.ts';
import type { CommandSide } from './commandSide.ts';
import type { CommandModule, CommandSettings } from './module.ts';
import { operationsModule } from './operations/module.ts';
import { completeRegistration } from './policies/completeRegistration.ts';
import { noPayments } from './payments/createPayments.ts';
import { paymentSandboxModule } from './payments/sandbox/module.ts';
import { guardOrders } from './punchOut/guardOrders.ts';
import { punchOutModule } from './punchOut/module.ts';
import { policyModule } from './policies/module.ts';

export type CommandApiOptions = Omit<CommandSide, 'faults' | 'imports' | 'passwords' | 'ownTexts'> &
  Pick<CommandSettings, 'mailer'> &
  Partial<CommandSettings> & {
    /** Only tests lower it. */
    readonly hashing?: HashingCost;
    readonly imports?: CommandSide['imports'];
    readonly ownTexts?: CommandSide['ownTexts'];
    /** Crash tests only. */
    readonly faults?: Faults;
  };

export function createCommandApi(options: CommandApiOptions) {
  const { hashing, ...otherOptions } = options;
  const passwords = hashing ? createPasswords(hashing) : createPasswords(undefined, createHashingThreads());
  const side: CommandSide = {
    imports: otherOptions.pool,
    faults: noFaults,
    ownTexts: usualTexts,
    ...otherOptions,
    passwords,
  };
  const settings: CommandSettings = {
    officeEmail: null,
    publicUrl: 'http://localhost',
    companyName: usualCompany.name,
    loginAttempts: 10,
    discreet: true,
    officePasskeys: true,
    erpHosts: new Map(),
    isDemo: false,
    orderNumbers: null,
    payments: noPayments,
    analyticsPerMinute: 120,
    ...otherOptions,
  };
  const account = accountModule(side, settings);
  const registration = registrationModule(side, settings, (id) => completeRegistration(side, id));
  const customer = customerModule(side, settings);
  const numbers = settings.orderNumbers ?? createOrderNumbers(side);
  const order = orderModule(side, settings, createReplaceOrderNumber(side, numbers));
  const list = listModule(side);
  const restrictedList = restrictedListModule(side);
  const basket = basketModule(side, settings, numbers, order.afterCheckout, account.acceptTerms);
  const punchOut = punchOutModule(side, settings, basket.keeping);
  const delivery = deliveryModule(side, settings);
  const invoice = invoiceModule(side);
  const returns = returnModule(side, settings);
  const recall = recallModule(side, settings);
  const serviceRequest = serviceRequestModule(side, settings);
  const modules: readonly CommandModule[] = [
    account,
    registration,
    invitationModule(side, settings, account.entering),
    customer,
    basket,
    punchOut,
    order,
    list,
    standingOrderModule(side, settings, list.ownList),
    restrictedList,
    officeRoleModule(side),
    delivery,
    invoice,
    erpReportsModule(side, [delivery.reports, ...invoice.reports], delivery.findLinesToPick),
    returns,
    recall,
    serviceRequest,
    emptiesModule(side),
    orderLinksModule(side),
    paymentModule(side, settings),
    documentRequestModule(side, settings),
    paymentSandboxModule(side, settings),
    policyModule(side),
    catalogueModule(side, settings),
    faqModule(side),
    analyticsModule(side, settings),
    operationsModule(side),
  ];
  return {
    routes: modules
      .flatMap(({ routes = [] }) => routes)
      .filter(({ endpoint: { feature } }) => feature === undefined || side.features[feature])
      .map(noteUse(side))
      .map(guardOrders(side))
      .map((each) => bindRequestUser(each, side)),
    policies: modules.flatMap(({ policies = [] }) => policies),
    timers: modules.flatMap(({ timers = [] }) => timers),
    limits: modules.flatMap(({ limits = [] }) => limits),
    findApiKey: createApiKeyFinder(side.pool, side.clock),
    passwords,
    ...account.commands,
    ...registration.commands,
    ...customer.commands,
    ...order.commands,
    ...punchOut.commands,
    ...restrictedList.commands,
    ...delivery.commands,
    ...invoice.commands,
    ...returns.commands,
    ...recall.commands,
    ...serviceRequest.commands,
  };
}

export type CommandApi = ReturnType<typeof createCommandApi>;
