import { z } from 'zod';
import { line } from './shapes.ts';

/**
 * react-admin's simple REST: JSON texts `filter`, `range` `[first, last]` (inclusive, at most 100), `sort` `[field,
 * "ASC"
 * "DESC"]`.
 * @param sort default
 */
export const officeListQuery = (sort: string) =>
  z.object({
    filter: line(1000).default('{}'),
    range: line(40).default('[0,24]'),
    sort: line(60).default(sort),
  });
