import type { Pool } from 'pg';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import type { Places, PostalCode } from './places.ts';

/** Belgium has fewer than 1,200 postal codes. */
const remembered = 2000;
const mostStreets = 2000;

/** Finds places; postal codes are remembered as long as the catalogue's version stands, since every checkout asks for one. */
export function createPlaceFinder(pool: Pool, freshness: Freshness): Places {
  const memory = createMemory<PostalCode>(remembered);
  return {
    findPostalCode: async (postal) => {
      const { version } = await freshness([]);
      const known = memory.get(version, postal);
      if (known) return known;
      const { rows } = await pool.query<PostalCode>({ ...postalCode, values: [postal] });
      const [found = { cities: [], isDelivered: true }] = rows;
      memory.set(version, postal, found);
      return found;
    },
    findStreets: async (postal, city) => {
      const { rows } = await pool.query<{ street: string }>({ ...streets, values: [postal, city] });
      return rows.map(({ street }) => street);
    },
  };
}

const postalCode = {
  name: 'catalogue_postal_code',
  text: `select
      coalesce((select jsonb_agg(jsonb_build_object('nl', city_nl, 'fr', city_fr) order by city_nl)
        from catalogue.postal_codes where postal = $1), '[]') as cities,
      not exists (select from catalogue.undelivered_postal_codes where postal = $1) as "isDelivered"`,
};

const streets = {
  name: 'catalogue_streets',
  text: `with cities as (select lower(city_nl) as nl, lower(city_fr) as fr from catalogue.postal_codes where postal = $1)
    select distinct s.street from catalogue.streets s
    where s.postal = $1 and (
      lower(s.city) = lower($2)
      or exists (select from cities where lower($2) in (nl, fr) and lower(s.city) in (nl, fr))
      or not exists (select from cities where lower(s.city) in (nl, fr)))
    order by s.street limit ${mostStreets}`,
};
