import type { Pool } from 'pg';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { foldPlace, namesIn } from './placeNames.ts';
import type { Places, PostalCode } from './places.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf } from '@talloor/platform/postgres/columns.ts';
import { streetsTable } from '../tables.ts';

/** Belgium has fewer than 1,200 postal codes. */
const remembered = 2000;
/** Belgian codes have at most 1,500 streets; imported files may have more. */
const mostRead = 10_000;
const mostStreets = 2000;

/** Cached per catalogue version: every checkout needs one. */
export function createPlaceFinder(pool: Pool, freshness: Freshness): Places {
  const memory = createMemory<PostalCode>(remembered);
  const findPostalCode = async (postal: string): Promise<PostalCode> => {
    const { version } = await freshness([]);
    const cached = memory.get(version, postal);
    if (cached) return cached;
    const row = await findRow(pool, postalCodeColumns, { ...postalCode, values: [postal] });
    const place = row ?? { cities: [], isDelivered: true };
    memory.set(version, postal, place);
    return place;
  };
  return {
    findPostalCode,
    findStreets: async (postal, city) => {
      const [{ cities }, rows] = await Promise.all([
        findPostalCode(postal),
        findRows(pool, columnsOf(streetsTable, 'city', 'street'), { ...streets, values: [postal] }),
      ]);
      const isHere = belongsTo(city, cities);
      const names = rows.filter((row) => isHere(row.city)).map(({ street }) => street);
      return [...new Set(names)].slice(0, mostStreets);
    },
  };
}

function belongsTo(city: string, cities: PostalCode['cities']): (streetCity: string) => boolean {
  const foldedCity = foldPlace(city);
  const places = cities.map(({ nl, fr }) => [nl, fr].flatMap(namesIn).map(foldPlace));
  const cityNames = new Set([foldedCity, ...places.filter((names) => names.includes(foldedCity)).flat()]);
  const allNames = new Set(places.flat());
  return (streetCity) => {
    const names = namesIn(streetCity).map(foldPlace);
    return names.some((name) => cityNames.has(name)) || !names.some((name) => allNames.has(name));
  };
}

const postalCodeColumns = {
  cities: typed<PostalCode['cities']>('jsonb not null'),
  isDelivered: 'boolean not null',
} as const;
const postalCode = {
  name: 'catalogue_postal_code',
  text: `select
      coalesce((select jsonb_agg(jsonb_build_object('nl', city_nl, 'fr', city_fr) order by city_nl)
        from catalogue.postal_codes where postal = $1), '[]') as cities,
      not exists (select from catalogue.undelivered_postal_codes where postal = $1) as "isDelivered"`,
};

const streets = {
  name: 'catalogue_streets',
  text: `select city, street from catalogue.streets where postal = $1 order by street, city limit ${mostRead}`,
};
