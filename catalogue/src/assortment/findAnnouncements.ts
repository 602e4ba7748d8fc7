import type { Pool } from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';

export type AnnouncementFacts = {
  readonly id: string;
  readonly place: 'everywhere' | 'basket';
  /** Empty where a language has none. */
  readonly text: Bilingual;
  /** Null: for all. */
  readonly segment: string | null;
  /** Inclusive days; null: open-ended. */
  readonly from: string | null;
  readonly to: string | null;
};

/** Published ones, in order. */
export function createAnnouncementFinder(
  pool: Pool,
  freshness: Freshness,
): () => Promise<readonly AnnouncementFacts[]> {
  const memory = createMemory<readonly AnnouncementFacts[]>(1);
  return async () => {
    const { version } = await freshness([]);
    const remembered = memory.get(version, 'announcements');
    if (remembered) return remembered;
    const rows = await findRows(pool, { announcement: typed<AnnouncementFacts>('jsonb not null') }, statement);
    const announcements = rows.map(({ announcement }) => announcement);
    memory.set(version, 'announcements', announcements);
    return announcements;
  };
}

const statement = {
  name: 'catalogue_announcements',
  text: `select jsonb_build_object('id', announcement_id::text, 'place', place,
      'text', jsonb_build_object('nl', text_nl, 'fr', text_fr), 'segment', segment,
      'from', from_day, 'to', to_day) as announcement
    from catalogue.announcements where published order by sorting, announcement_id`,
};
