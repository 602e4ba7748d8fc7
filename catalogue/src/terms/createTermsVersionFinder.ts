import type { Pool } from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { TermsVersion } from '@talloor/rules/account/termsOn.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';

export function createTermsVersionFinder(pool: Pool, freshness: Freshness): () => Promise<readonly TermsVersion[]> {
  const memory = createMemory<readonly TermsVersion[]>(1);
  return async () => {
    const { version } = await freshness([]);
    const remembered = memory.get(version, 'terms');
    if (remembered) return remembered;
    const rows = await findRows(pool, { terms: typed<TermsVersion>('jsonb not null') }, statement);
    const versions = rows.map(({ terms }) => terms);
    memory.set(version, 'terms', versions);
    return versions;
  };
}

const statement = {
  name: 'catalogue_terms_versions',
  text: `select jsonb_build_object('version', version, 'from', from_day,
      'text', jsonb_build_object('nl', text_nl, 'fr', text_fr),
      'textHash', encode(sha256(sha256(convert_to(text_nl, 'UTF8')) || sha256(convert_to(text_fr, 'UTF8'))), 'hex')) as terms
    from catalogue.terms_versions order by from_day desc`,
};
