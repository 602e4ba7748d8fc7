import { findImport } from '@talloor/catalogue/import/findImport.ts';
import { getImport } from '@talloor/contracts/endpoints/erp.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';

/** Needs a key for its subject. */
export const getImportRoute = ({ pool }: Pick<CommandSide, 'pool'>): Route =>
  route(getImport, async ({ params: { batch } }, { apiKey }) => {
    const storedImport = await findImport(pool, batch);
    if (!storedImport || !apiKey.scopes.includes(storedImport.report.subject)) throw new Problem('import.not_found');
    const { report } = storedImport;
    return { body: { ...report, errors: [...report.errors], notes: [...report.notes] } };
  });
