import type { Pool } from 'pg';
import type { Assortment, BannerFacts } from './assortment.ts';
import { runsOn } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

const most = 12;

const both = (column: string) => `jsonb_build_object('nl', b.${column}_nl, 'fr', b.${column}_fr)`;

export const bannerFacts = `jsonb_build_object('id', b.banner_id::text,
  'title', ${both('title')}, 'text', ${both('text')}, 'tag', ${both('tag')},
  'link', ${both('link')}, 'linkText', ${both('link_text')}, 'board', b.board, 'image', b.image)`;

export const createBannerFinder =
  (pool: Pool): Assortment['findBanners'] =>
  async (place, onDay) =>
    (
      await findRows(pool, { banner: typed<BannerFacts>('jsonb not null') }, { ...statement, values: [place, onDay] })
    ).map(({ banner }) => banner);

const statement = {
  name: 'catalogue_banners',
  text: `select ${bannerFacts} as banner from catalogue.banners b
    where b.place = $1 and ${runsOn('b', '$2')} order by b.sorting, b.banner_id desc limit ${most}`,
};
