import { analyticsMigrations } from '@talloor/analytics/migrations.ts';
import { createApiKeyFinder } from '@talloor/catalogue/apiKeys/findApiKey.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { apiDocsPage } from '@talloor/contracts/docs/apiDocsPage.ts';
import { openApiDocument } from '@talloor/contracts/openApi.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { problemTextsOf } from '@talloor/messages/problems/problemTexts.ts';
import { endsByItself } from '@talloor/platform/isOutage.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { runService } from '@talloor/platform/runService.ts';
import { readModelsCaughtUp, verifiedCheckpoints } from '@talloor/platform/subscription/caughtUp.ts';
import { createReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';
import { readModels } from '@talloor/projections/tables/readModels.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { auditDefinitions } from './audit/auditDefinitions.ts';
import { createQueryApi } from './createQueryApi.ts';
import { measureSearch } from './operations/measureSearch.ts';
import { exportMigrations } from './download/exportMigrations.ts';

await runService({
  name: 'query-api',
  definitions: auditDefinitions,
  texts: (company) => problemTextsOf(ownTextsOf(company, sayOwnHours(company.openingHours))),
  compose: async (
    { pool, store, codec, clock, logger, metrics, sign },
    {
      databaseUrl,
      features,
      analytics,
      uploadMaxRows,
      uploadsPerMinute,
      registry,
      company,
      supplier,
      bank,
      payments,
      publicUrl,
      demo,
    },
  ) => {
    await migrate(databaseUrl, 'catalogue', catalogueMigrations);
    await migrate(databaseUrl, 'analytics', analyticsMigrations);
    await migrate(databaseUrl, 'exports', exportMigrations);
    const served = { pool, store, names: Object.values(readModels).map(({ checkpoint }) => checkpoint) };
    // During an outage readiness checks the store later.
    await verifiedCheckpoints(served).catch((error: unknown) => {
      if (!endsByItself(error)) throw error;
    });
    const waiter = createReadModelWaiter({ databaseUrl, log: logger });
    const catalogue = createCatalogue({ pool, clock, registry });
    measureSearch(metrics, catalogue);
    // Loaded ahead; early searches wait.
    void catalogue
      .prepareSearch()
      .catch((error: unknown) => logger.warn({ err: error }, 'the assortment was not read for search'));
    const api = createQueryApi({
      pool,
      catalogue,
      waiter,
      clock,
      log: logger,
      features,
      analytics,
      uploadMaxRows,
      uploadsPerMinute,
      company,
      supplier,
      bank,
      canPayOnline: payments.provider !== null,
      publicUrl,
      isDemo: demo,
      store,
      codec,
      sign,
      bundlesDocuments: true,
    });
    return {
      routes: api.routes,
      limits: api.limits,
      findApiKey: createApiKeyFinder(pool, clock),
      checks: { 'read-models': readModelsCaughtUp(served) },
      documents: { '/api/openapi.json': () => openApiDocument(company.name) },
      readableDocuments: { '/api/docs': () => apiDocsPage(company.name) },
      endings: [
        { name: 'event streams', end: () => Promise.resolve(api.close()) },
        { name: 'waiter', end: waiter.close },
      ],
    };
  },
});
