import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import type { LineError } from './lineError.ts';

/** The register of companies arrives as a folder (`npm run import`). */
export type ReportedSubject = ImportSubject | 'kbo';

/** On the wire and in `catalogue.imports`. */
export type ImportReport = {
  readonly batch: string;
  readonly subject: ReportedSubject;
  readonly dry_run: boolean;
  readonly repeated: boolean;
  readonly imported_at: string;
  readonly imported_by: string;
  readonly file_hash: string;
  readonly lines: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly errors: readonly LineError[];
  readonly notes: readonly LineError[];
};

export const mostErrors = 1000;
