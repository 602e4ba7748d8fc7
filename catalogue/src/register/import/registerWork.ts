import type { PoolClient } from 'pg';
import type { Tally } from '../../import/tally.ts';
import type { ExtractMeta } from './judgeExtract.ts';

export type RegisterWork = {
  readonly client: PoolClient;
  readonly meta: ExtractMeta;
  readonly now: Date;
  readonly dryRun: boolean;
  readonly tally: Tally;
  readonly pathOf: (file: string) => string | null;
  readonly onBytes: (file: string) => (count: number) => void;
  /** In the import's final transaction. */
  readonly writeNote: () => Promise<void>;
};
