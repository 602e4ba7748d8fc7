import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { acceptedTermsTable } from '@talloor/projections/tables/acceptedTerms.ts';
import { mustAcceptTerms, termsOn, type TermsVersion } from '@talloor/rules/account/termsOn.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';

export type Terms = {
  readonly current: TermsVersion;
  readonly accepted: { readonly version: number; readonly at: string }[];
  readonly isDue: boolean;
};

const text = `select version, accepted_at, text_hash from ${acceptedTermsTable.qualifiedName} where user_id = $1 order by accepted_at desc`;

/** @param userId null for a visitor, who accepts nothing */
export async function findTerms(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  userId: string | null,
): Promise<Terms> {
  const [versions, rows] = await Promise.all([
    catalogue.findTermsVersions(),
    userId === null
      ? []
      : findRows(pool, columnsOf(acceptedTermsTable, 'version', 'accepted_at', 'text_hash'), {
          name: 'accepted-terms',
          text,
          values: [userId],
        }),
  ]);
  const current = termsOn(versions, dayAt(clock.now().getTime()));
  const accepted = rows.map(({ version, accepted_at: at }) => ({ version, at: new Date(at).toISOString() }));
  const [row] = rows;
  const latest = row === undefined ? null : { version: row.version, textHash: row.text_hash ?? undefined };
  return {
    current,
    accepted,
    isDue: userId !== null && mustAcceptTerms(current, latest),
  };
}
