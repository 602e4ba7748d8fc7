import type { PoolClient } from 'pg';
import type { Tally } from '../../import/tally.ts';
import type { ExtractMeta } from './judgeExtract.ts';

/** Shared parts of both imports. */
export type RegisterWork = {
  readonly client: PoolClient;
  readonly meta: ExtractMeta;
  readonly now: Date;
  readonly dryRun: boolean;
  readonly tally: Tally;
  /** Path of a file, or null. */
  readonly pathOf: (file: string) => string | null;
  readonly onBytes: (file: string) => (count: number) => void;
  /** Records the import in its final transaction. */
  readonly writeNote: () => Promise<void>;
};
