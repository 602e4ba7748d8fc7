import type { Pool } from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Bilingual, Language } from '@talloor/rules/facts.ts';
import { faqGroups, type FaqGroup } from '@talloor/rules/service/faqGroups.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { createFaqIndex, type FaqIndex } from './createFaqIndex.ts';

export type FaqItem = {
  readonly id: string;
  readonly group: FaqGroup;
  readonly question: string;
  readonly answer: string;
};

/** Null group: all groups. */
export type FaqQuestion = { readonly words: string; readonly language: Language; readonly group: FaqGroup | null };

export type FaqAnswer = {
  readonly items: readonly FaqItem[];
  readonly isSearch: boolean;
};

type Item = { readonly id: string; readonly group: FaqGroup; readonly question: Bilingual; readonly answer: Bilingual };
type Known = { readonly items: readonly Item[]; readonly search: FaqIndex };

const mostShown = 50;

/** Best first; without words by group, the most read first. */
export function createFaqFinder(pool: Pool, freshness: Freshness): (question: FaqQuestion) => Promise<FaqAnswer> {
  const memory = createMemory<Known>(1);
  const find = async (): Promise<Known> => {
    const { version } = await freshness([]);
    const remembered = memory.get(version, 'faq');
    if (remembered) return remembered;
    const items = (await findRows(pool, { item: typed<Item>('jsonb not null') }, itemsStatement)).map(
      ({ item }) => item,
    );
    const known = { items, search: createFaqIndex(items) };
    memory.set(version, 'faq', known);
    return known;
  };
  return async ({ words, language, group }) => {
    const { items, search } = await find();
    const ids = search(words, language);
    const found =
      ids === null ? await byReads(pool, items) : ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
    return {
      isSearch: ids !== null,
      items: found
        .filter((item) => group === null || item.group === group)
        .slice(0, mostShown)
        .map((item) => ({ ...item, question: item.question[language], answer: item.answer[language] })),
    };
  };
}

async function byReads(pool: Pool, items: readonly Item[]): Promise<readonly Item[]> {
  const rows = await findRows(pool, { id: 'text not null', reads: 'int not null' }, readsStatement);
  const reads = new Map(rows.map((row) => [row.id, row.reads]));
  return items.toSorted(
    (a, b) =>
      faqGroups.indexOf(a.group) - faqGroups.indexOf(b.group) || (reads.get(b.id) ?? 0) - (reads.get(a.id) ?? 0),
  );
}

const itemsStatement = {
  name: 'catalogue_faq',
  text: `select jsonb_build_object('id', faq_id::text, 'group', group_key,
      'question', jsonb_build_object('nl', question_nl, 'fr', question_fr),
      'answer', jsonb_build_object('nl', answer_nl, 'fr', answer_fr)) as item
    from catalogue.faq where published order by sorting, faq_id`,
};
const readsStatement = {
  name: 'catalogue_faq_reads',
  text: `select faq_id::text as id, count(*)::int as reads from catalogue.faq_reads group by faq_id`,
};
