import type pg from 'pg';
import type { Logger } from 'pino';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { Features } from '@talloor/contracts/features.ts';
import type { Repository } from '@talloor/platform/aggregate/aggregate.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { Passwords } from './aggregates/account/passwords/createPasswords.ts';
import type { Faults } from './commands/faults.ts';

/** What every command needs of the world; given once by the composition. */
export type CommandSide = {
  readonly pool: Pick<pg.Pool, 'query' | 'connect'>;
  /** Connections of their own for deliveries of the ERP, on which an answer may take minutes. */
  readonly imports: Pick<pg.Pool, 'connect'>;
  readonly repository: Repository;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** Hash of a command's body for its metadata; nobody without the tenant's key can try out what it was. */
  readonly hashCommand: (body: unknown) => string;
  /** Signs under the tenant's keys, one for each purpose. */
  readonly sign: Sign;
  readonly passwords: Passwords;
  readonly features: Features;
  readonly faults: Faults;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};
