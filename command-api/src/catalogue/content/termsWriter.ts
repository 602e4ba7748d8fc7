import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import type { TermsContent } from '@talloor/catalogue/content/contentRecords.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { tableWriter, type CataloguePool, type ContentWriter } from './contentWriter.ts';

const writer = tableWriter<TermsContent>(contentTables.termsVersions);

/** A version in force stays as people accepted it. */
export const termsWriter: ContentWriter<TermsContent> = {
  save: async (pool, id, content, changedBy) => {
    await refuseInForce(pool, id, changedBy);
    refusePast(content, changedBy);
    await writer.save(pool, id, content, changedBy);
  },
  add: (pool, content, changedBy) => {
    refusePast(content, changedBy);
    return writer.add(pool, content, changedBy);
  },
  remove: async (pool, id, changedBy) => {
    await refuseInForce(pool, id, changedBy);
    await writer.remove(pool, id, changedBy);
  },
};

const today = ({ at }: ChangedBy): string => dayAt(at.getTime());

function refusePast({ from_day: day }: TermsContent, changedBy: ChangedBy): void {
  if (day < today(changedBy)) throw new Problem('content.in_past');
}

async function refuseInForce(pool: CataloguePool, id: string, changedBy: ChangedBy): Promise<void> {
  const rows = await findRows(
    pool,
    { is_in_force: 'boolean not null' },
    'select from_day <= $2::date as is_in_force from catalogue.terms_versions where version::text = $1',
    [id, today(changedBy)],
  );
  if (rows[0]?.is_in_force) throw new Problem('content.in_force');
}
