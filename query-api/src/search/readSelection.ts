import { z } from 'zod';
import type { PageContext } from '@talloor/catalogue/catalogue.ts';
import { line } from '@talloor/contracts/shapes.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

const filtersSchema = z.record(line(40), z.array(line(100)).max(100));
type Filters = z.output<typeof filtersSchema>;

/** `category`, `promo`, `label` and `articles` are the page's subject. */
export function readSelection(query: {
  readonly filters: string;
  readonly extraFilters: string;
  readonly typeDefinitionId?: string | undefined;
}): {
  readonly filters: Filters;
  readonly about: PageContext;
} {
  const { category, promo, label, articles, ...others } = readFilters('extraFilters', query.extraFilters);
  const [alias] = category ?? [];
  return {
    filters: { ...others, ...readFilters('filters', query.filters) },
    about: {
      ...(alias !== undefined && { category: alias }),
      ...(promo?.includes('1') && { promo: true }),
      ...(label && label.length > 0 && { labels: label }),
      ...(articles && articles.length > 0 && { articles }),
      ...(query.typeDefinitionId && { type: query.typeDefinitionId }),
    },
  };
}

function readFilters(path: 'filters' | 'extraFilters', text: string): Filters {
  const malformed = (message: string) => new Problem('request.malformed', { errors: [{ in: 'query', path, message }] });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformed('is no JSON');
  }
  const parsed = filtersSchema.safeParse(json);
  if (!parsed.success) throw malformed('is no object of facet keys to lists of item keys');
  return parsed.data;
}
