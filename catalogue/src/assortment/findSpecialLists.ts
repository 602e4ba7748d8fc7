import type { Pool } from 'pg';
import type { Assortment, SpecialListFacts } from './assortment.ts';
import { runsOn } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export function createSpecialListFinder(pool: Pool): Pick<Assortment, 'findSpecialLists' | 'findSpecialList'> {
  return {
    findSpecialLists: async (place, onDay) => {
      const values = [place, onDay];
      return (await findRows(pool, { list: typed<SpecialListFacts>('jsonb not null') }, { ...byPlace, values })).map(
        ({ list }) => list,
      );
    },
    findSpecialList: async (id, onDay) => {
      const values = [id, onDay];
      return (
        (await findRows(pool, { list: typed<SpecialListFacts>('jsonb not null') }, { ...byId, values }))[0]?.list ??
        null
      );
    },
  };
}

const select = `select jsonb_build_object('id', l.list_id::text, 'alias', l.alias,
    'headline', jsonb_build_object('nl', l.headline_nl, 'fr', l.headline_fr),
    'display', l.display, 'board', l.board, 'articles', to_jsonb(l.articles)) as list
  from catalogue.special_lists l where ${runsOn('l', '$2')}`;

const byPlace = {
  name: 'catalogue_special_lists',
  text: `${select} and case $1 when 'themes' then l.kind = 'theme' else l.place = $1 end order by l.sorting, l.list_id`,
};
const byId = { name: 'catalogue_special_list', text: `${select} and l.list_id::text = $1` };
