import type pg from 'pg';
import type { Logger } from 'pino';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { AnalyticsSettings } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { Features } from '@talloor/contracts/features.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import type { Repository } from '@talloor/platform/aggregate/aggregate.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { Passwords } from './aggregates/account/passwords/createPasswords.ts';
import type { Faults } from './commands/faults.ts';

export type CommandSide = {
  readonly pool: Pick<pg.Pool, 'query' | 'connect'>;
  /** Separate connections, because imports may take minutes. */
  readonly imports: Pick<pg.Pool, 'connect'>;
  readonly repository: Repository;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** Keyed, so that bodies cannot be guessed. */
  readonly hashCommand: (body: unknown) => string;
  /** One tenant key per purpose. */
  readonly sign: Sign;
  readonly passwords: Passwords;
  readonly features: Features;
  readonly analytics?: AnalyticsSettings;
  readonly faults: Faults;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly ownTexts: OwnTexts;
};
