import type { PoolClient } from 'pg';
import type { Tally } from '../../import/tally.ts';
import type { ExtractMeta } from './judgeExtract.ts';

/** What the two ways of importing share. */
export type RegisterWork = {
  readonly client: PoolClient;
  readonly meta: ExtractMeta;
  readonly now: Date;
  readonly dryRun: boolean;
  readonly tally: Tally;
  /** Path of a file of the extract; null where it has none such. */
  readonly pathOf: (file: string) => string | null;
  readonly onBytes: (file: string) => (count: number) => void;
  /** Writes the note of this import, in the transaction that ends it. */
  readonly writeNote: () => Promise<void>;
};
