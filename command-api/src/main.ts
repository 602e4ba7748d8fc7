import { join } from 'node:path';
import { analyticsMigrations } from '@talloor/analytics/migrations.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { problemTextsOf } from '@talloor/messages/problems/problemTexts.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { ownAddress } from '@talloor/platform/http/ownAddress.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { runService } from '@talloor/platform/runService.ts';
import { checkSubscriptions, verifiedCheckpoints } from '@talloor/platform/subscription/caughtUp.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { measureSubscriptions } from '@talloor/platform/subscription/subscriptionMetrics.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { createCommandApi } from './createCommandApi.ts';
import { createMailer } from './mail/mailer.ts';
import { createPayments } from './payments/createPayments.ts';
import { checkSeals, measureSeals } from './seals/measureSeals.ts';
import { openSealing } from './seals/openSealing.ts';
import { sealTimer } from './seals/sealTimer.ts';
import { commandMigrations } from './migrations.ts';

await runService({
  name: 'command-api',
  definitions: allEvents,
  texts: (company) => problemTextsOf(ownTextsOf(company, sayOwnHours(company.openingHours))),
  compose: async (
    foundation,
    { databaseUrl, dataDir, features, analytics, smtpUrl, mailFrom, publicUrl, registry, company, ...configuration },
  ) => {
    const { pool, store, codec, clock, logger, metrics } = foundation;
    await migrate(databaseUrl, 'catalogue', catalogueMigrations);
    await migrate(databaseUrl, 'analytics', analyticsMigrations);
    await migrate(databaseUrl, 'command', commandMigrations);
    const imports = createPool(databaseUrl, {
      name: 'talloor imports',
      max: 3,
      onError: (error) => logger.warn({ err: error }, 'a connection of an import was lost'),
    });
    const mailer = createMailer({
      smtpUrl,
      folder: join(dataDir, 'mail'),
      from: mailFrom,
      company,
    });
    const api = createCommandApi({
      ...foundation,
      imports,
      catalogue: createCatalogue({ pool, clock, registry }),
      features,
      analytics,
      log: logger,
      mailer,
      officeEmail: configuration.officeEmail,
      publicUrl,
      ownTexts: ownTextsOf(company, sayOwnHours(company.openingHours)),
      companyName: company.name,
      loginAttempts: configuration.loginAttempts,
      discreet: configuration.discreet,
      officePasskeys: configuration.officePasskeys,
      erpHosts: configuration.erpHosts,
      analyticsPerMinute: configuration.analyticsPerMinute,
      isDemo: configuration.demo,
      payments: createPayments(configuration.payments, {
        publicUrl,
        ownUrl: () => ownAddress(configuration.host, configuration.port),
        sign: foundation.sign,
        isDemo: configuration.demo,
        log: logger,
      }),
    });
    const sealing = { ...foundation, ...openSealing(configuration, mailer), log: logger };
    const { policies } = api;
    const timers = [...api.timers, sealTimer(sealing)];
    const runner = createRunner({ store, codec, databaseUrl, projectors: [], policies, timers, log: logger });
    measureSubscriptions(metrics, runner);
    measureSeals(metrics, sealing, Date.now);
    await runner.start();
    await api.tellLeftSteps();
    await api.seedErpHosts();
    const names = policies.map(({ name }) => name);
    const checkpoints = async (): Promise<void> => void (await verifiedCheckpoints({ pool, store, names }));
    return {
      routes: api.routes,
      limits: api.limits,
      findApiKey: api.findApiKey,
      checks: { policies: checkSubscriptions(runner.status), checkpoints, seals: checkSeals(sealing, Date.now) },
      // A silent mail server would block the shutdown.
      endings: [
        { name: 'policies', end: () => Promise.all([runner.stop(), mailer.close()]) },
        { name: 'imports', end: () => imports.end() },
      ],
    };
  },
});
