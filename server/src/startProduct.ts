import { join } from 'node:path';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import type { HashingCost } from '@talloor/command-api/aggregates/account/passwords/hasher.ts';
import type { Faults } from '@talloor/command-api/commands/faults.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { createPayments } from '@talloor/command-api/payments/createPayments.ts';
import { checkSeals, measureSeals } from '@talloor/command-api/seals/measureSeals.ts';
import { openSealing } from '@talloor/command-api/seals/openSealing.ts';
import { sealTimer } from '@talloor/command-api/seals/sealTimer.ts';
import { createMailer } from '@talloor/command-api/mail/mailer.ts';
import { apiDocsPage } from '@talloor/contracts/docs/apiDocsPage.ts';
import { openApiDocument } from '@talloor/contracts/openApi.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { problemTextsOf } from '@talloor/messages/problems/problemTexts.ts';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { createApp } from '@talloor/platform/http/createApp.ts';
import { ownAddress } from '@talloor/platform/http/ownAddress.ts';
import { checkPort, listen } from '@talloor/platform/http/listen.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import type { Ending } from '@talloor/platform/shutdown.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { checkSubscriptions, readModelsCaughtUp } from '@talloor/platform/subscription/caughtUp.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { createReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';
import { measureSubscriptions } from '@talloor/platform/subscription/subscriptionMetrics.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { createQueryApi } from '@talloor/query-api/createQueryApi.ts';
import { framePolicyOf } from '@talloor/query-api/punchOut/framePolicyOf.ts';
import { measureSearch } from '@talloor/query-api/operations/measureSearch.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { createBuyer } from './demo/buyer/createBuyer.ts';
import { simulateErp } from './erpSimulator/simulateErp.ts';
import { actOnInvoices } from './demo/invoices/actOnInvoices.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { countAdministrators } from './countAdministrators.ts';
import { openDatabase } from './openDatabase.ts';
import { answerPageCalls } from './pages/answerPageCalls.ts';
import { createPages } from './pages/createPages.ts';
import { migrateAll } from './schemas.ts';

export type ProductOptions = {
  readonly configuration: Configuration;
  readonly say: (line: string) => void;
  readonly endings: Ending[];
  readonly databaseLost?: () => void;
  readonly onAdministrators?: (count: number) => void;
  readonly faults?: Faults;
  readonly hashing?: HashingCost;
};

/**
 * @returns port
 * @throws CannotListen, AlreadyRunning
 */
export async function startProduct(options: ProductOptions): Promise<number> {
  const { configuration, say, endings, faults, hashing, databaseLost } = options;
  const { dataDir, features, analytics } = configuration;
  const endsFirst = (name: string, end: Ending['end']) => endings.unshift({ name, end });
  await checkPort(configuration.port, configuration.host);
  const database = await openDatabase(configuration, say);
  endsFirst('PostgreSQL', database.close);
  void database.lost.then(() => databaseLost?.());
  const databaseUrl = database.url;
  say('migrating the database');
  await migrateAll(databaseUrl);
  const foundation = await openFoundation({
    ...configuration,
    ...database,
    databaseUrl,
    name: 'talloor',
    definitions: allEvents,
  });
  endsFirst('foundation', foundation.close);
  const { pool, store, codec, clock, logger, metrics } = foundation;
  const imports = createPool(databaseUrl, {
    name: 'talloor imports',
    max: 3,
    onError: (error) => logger.warn({ err: error }, 'a connection of an import was lost'),
  });
  endsFirst('imports', () => imports.end());
  const isNewDemo = configuration.demo && (await store.head()) === beginning;
  if (configuration.demo) {
    say('updating the demo tenant');
    await seedDemo({ ...foundation, features, imports });
  }
  const catalogue = createCatalogue({ pool, clock, registry: configuration.registry });
  const { smtpUrl, mailFrom, company } = configuration;
  const ownTexts = ownTextsOf(company, sayOwnHours(company.openingHours));
  const mailer = createMailer({
    smtpUrl,
    folder: join(dataDir, 'mail'),
    from: mailFrom,
    company,
  });
  let ownUrl: string | null = null;
  const payments = createPayments(configuration.payments, {
    publicUrl: configuration.publicUrl,
    ownUrl: () => ownUrl,
    sign: foundation.sign,
    isDemo: configuration.demo,
    log: logger,
  });
  const command = createCommandApi({
    ...foundation,
    imports,
    catalogue,
    features,
    analytics,
    log: logger,
    mailer,
    officeEmail: configuration.officeEmail,
    publicUrl: configuration.publicUrl,
    ownTexts,
    companyName: company.name,
    loginAttempts: configuration.loginAttempts,
    discreet: configuration.discreet,
    officePasskeys: configuration.officePasskeys,
    erpHosts: configuration.erpHosts,
    analyticsPerMinute: configuration.analyticsPerMinute,
    isDemo: configuration.demo,
    payments,
    ...(faults ? { faults } : {}),
    ...(hashing ? { hashing } : {}),
  });
  const sealing = { ...foundation, ...openSealing(configuration, mailer), log: logger };
  const { policies } = command;
  const timers = [...command.timers, sealTimer(sealing)];
  const runner = createRunner({
    store,
    codec,
    databaseUrl,
    projectors: allProjectors,
    policies,
    timers,
    log: logger,
  });
  measureSubscriptions(metrics, runner);
  measureSeals(metrics, sealing, Date.now);
  // A silent mail server must not delay the end.
  endsFirst('subscriptions', () => Promise.all([runner.stop(), mailer.close()]));
  say('starting read models and policies');
  await runner.start();
  options.onAdministrators?.(await countAdministrators(pool));
  await command.tellLeftSteps();
  await command.seedErpHosts();
  const { advances } = runner;
  const waiter = createReadModelWaiter({ databaseUrl, advances, log: logger });
  endsFirst('waiter', waiter.close);
  measureSearch(metrics, catalogue);
  void catalogue
    .prepareSearch()
    .catch((error: unknown) => logger.warn({ err: error }, 'the assortment was not read for search'));
  const { uploadMaxRows, uploadsPerMinute, supplier, bank } = configuration;
  const canPayOnline = configuration.payments.provider !== null;
  const { publicUrl, demo: isDemo } = configuration;
  const querySettings = { uploadMaxRows, uploadsPerMinute, supplier, bank, company, canPayOnline, publicUrl, isDemo };
  const query = createQueryApi({
    pool,
    catalogue,
    waiter,
    clock,
    log: logger,
    features,
    analytics,
    ...querySettings,
    store,
    codec,
    sign: foundation.sign,
    bundlesDocuments: true,
  });
  const pages = await createPages('shop-web/dist', 'backoffice-web/dist', {
    hasArticle: async (articleNumber) => (await catalogue.findDetail(articleNumber)) !== null,
    framePolicyOf: (request) => framePolicyOf({ catalogue, isDemo }, request),
    tagManager: analytics.script,
  });
  const app = createApp({
    routes: [...command.routes, ...query.routes],
    pool,
    store,
    sessionSecret: database.sessionSecret,
    sessionHours: configuration.sessionHours,
    texts: problemTextsOf(ownTexts),
    logger,
    metrics,
    checks: {
      ...foundation.checks,
      'read-models': readModelsCaughtUp({ pool, store, names: allProjectors.map(checkpointName) }),
      subscriptions: checkSubscriptions(runner.status),
      seals: checkSeals(sealing, Date.now),
    },
    limits: [...command.limits, ...query.limits],
    findApiKey: command.findApiKey,
    trustProxy: configuration.trustProxy,
    maintenanceDir: configuration.maintenanceDir,
    metricsToken: configuration.metricsToken,
    documents: { '/api/openapi.json': () => openApiDocument(company.name) },
    readableDocuments: { '/api/docs': () => apiDocsPage(company.name) },
    pageCalls: answerPageCalls,
    pages: configuration.demo ? createBuyer(pages) : pages,
  });
  const listening = await listen(app, configuration.port, configuration.host);
  ownUrl = ownAddress(configuration.host, listening.port);
  endsFirst('HTTP', listening.close);
  endsFirst('event streams', () => Promise.resolve(query.close()));
  if (configuration.demo && configuration.erpSimulator) {
    endsFirst(
      'simulated ERP',
      simulateErp({
        pool,
        clock,
        findDeposits: catalogue.findDeposits,
        log: logger,
        url: ownUrl,
        onDelivered:
          isNewDemo && configuration.payments.provider === 'sandbox' ? (signal) => actOnInvoices(ownUrl, signal) : null,
      }),
    );
  }
  return listening.port;
}
