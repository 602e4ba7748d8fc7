import { z } from 'zod';
import { line } from './shapes.ts';

/**
 * What a list of the office is asked, by react-admin's simple REST conventions, each a JSON text: `filter` an object of the list's own,
 * `range` `[first, last]`, both inclusive and at most 100 rows, `sort` `[field, "ASC" | "DESC"]`.
 * @param sort by which it stands where nobody says
 */
export const officeListQuery = (sort: string) =>
  z.object({
    filter: line(1000).default('{}'),
    range: line(40).default('[0,24]'),
    sort: line(60).default(sort),
  });
