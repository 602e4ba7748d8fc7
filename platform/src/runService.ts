import { type Configuration, parseConfiguration, WrongConfiguration } from './configuration.ts';
import type { CodecDefinition } from './codec/codec.ts';
import type { Company } from './companySettings.ts';
import { createApp } from './http/createApp.ts';
import type { FindApiKey, Route } from './http/handler.ts';
import type { HealthCheck } from './http/health.ts';
import { checkPort, listen } from './http/listen.ts';
import type { ProblemTexts } from './http/problemTexts.ts';
import type { RateLimit } from './http/rateLimits.ts';
import { type Foundation, openFoundation } from './openFoundation.ts';
import { type Ending, endGracefully } from './shutdown.ts';
import { tellFailure } from './tellFailure.ts';

export type ServiceParts = {
  readonly routes: readonly Route[];
  readonly limits?: readonly RateLimit[];
  readonly findApiKey?: FindApiKey;
  readonly checks?: Readonly<Record<string, HealthCheck>>;
  readonly documents?: Readonly<Record<string, () => unknown>>;
  readonly readableDocuments?: Readonly<Record<string, () => string>>;
  /** Run after HTTP and before the foundation. */
  readonly endings?: readonly Ending[];
};

export type ServiceSettings = Configuration & { readonly databaseUrl: string };

export type ServiceOptions = {
  readonly name: string;
  readonly definitions: Readonly<Record<string, CodecDefinition>>;
  readonly texts: (company: Company) => ProblemTexts;
  readonly compose: (foundation: Foundation, settings: ServiceSettings) => Promise<ServiceParts>;
};

/** Database and keys must be configured. */
export async function runService({ name, definitions, texts, compose }: ServiceOptions): Promise<void> {
  const endings: Ending[] = [];
  try {
    const configuration = parseConfiguration({ HOST: '0.0.0.0', ...process.env });
    const { databaseUrl, masterKey, sessionSecret } = configuration;
    const missing = Object.entries({ DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, SESSION_SECRET: sessionSecret });
    if (databaseUrl === null || masterKey === null || sessionSecret === null)
      throw new WrongConfiguration(
        missing.filter(([, value]) => value === null).map(([variable]) => `${variable} is missing`),
      );
    await checkPort(configuration.port, configuration.host);
    const foundation = await openFoundation({ ...configuration, name, databaseUrl, masterKey, definitions });
    const { logger, metrics, pool } = foundation;
    endings.push({ name: 'foundation', end: foundation.close });
    endGracefully(logger, endings);
    const parts = await compose(foundation, { ...configuration, databaseUrl });
    endings.unshift(...(parts.endings ?? []));
    const app = createApp({
      ...parts,
      pool,
      store: foundation.store,
      sessionSecret,
      sessionHours: configuration.sessionHours,
      texts: texts(configuration.company),
      logger,
      metrics,
      checks: { ...foundation.checks, ...parts.checks },
      trustProxy: configuration.trustProxy,
      maintenanceDir: configuration.maintenanceDir,
      metricsToken: configuration.metricsToken,
    });
    const { port, close } = await listen(app, configuration.port, configuration.host);
    endings.unshift({ name: 'HTTP', end: close });
    logger.info({ port }, 'listening');
  } catch (error) {
    process.stderr.write(`${tellFailure(error)}\n`);
    process.exit(1);
  }
}
