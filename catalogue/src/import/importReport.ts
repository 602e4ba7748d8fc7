import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import type { LineError } from './lineError.ts';

/** Whatever is reported of: the register of companies comes as a folder, by `npm run import` alone. */
export type ReportedSubject = ImportSubject | 'kbo';

/** What became of a delivery, as the wire tells it (contracts, importReport) and `catalogue.imports` keeps it. */
export type ImportReport = {
  readonly batch: string;
  readonly subject: ReportedSubject;
  readonly dry_run: boolean;
  readonly repeated: boolean;
  readonly imported_at: string;
  readonly imported_by: string;
  readonly file_hash: string;
  /** Records, good and bad. */
  readonly lines: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly errors: readonly LineError[];
  /** Lines that count, with something left out: the first thousand. */
  readonly notes: readonly LineError[];
};

/** Errors and notes that a report holds. */
export const mostErrors = 1000;
