import type { Facet } from '@talloor/contracts/endpoints/catalogue.ts';
import type { Language } from '../paths.ts';

const key = 'talloor.facetLabels';
const hourMs = 3_600_000;
const most = 400;

type Labels = Readonly<Record<string, string>>;
type CachedLabels = { readonly until: number; readonly labels: Labels };

const nothing: CachedLabels = { until: 0, labels: {} };
const nameOf = (language: Language, facet: string, item: string): string => `${language} ${facet} ${item}`;

let cachedLabels: CachedLabels | null = null;

function read(now: number): CachedLabels {
  if (cachedLabels === null) {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<CachedLabels> | null;
      cachedLabels =
        typeof stored?.until === 'number' && typeof stored.labels === 'object'
          ? { until: stored.until, labels: stored.labels }
          : nothing;
    } catch {
      cachedLabels = nothing;
    }
  }
  return cachedLabels.until > now ? cachedLabels : nothing;
}

/** From an answer of the last hour, else the key (spec shopping §9). */
export function labelOf(language: Language, facet: string, item: string, now = Date.now()): string {
  const label = read(now).labels[nameOf(language, facet, item)];
  return typeof label === 'string' ? label : item;
}

/** For an hour, so chosen filters have names at once. */
export function rememberLabels(language: Language, facets: readonly Facet[], now = Date.now()): void {
  const currentLabels = read(now);
  const newLabels = facets.flatMap((facet) =>
    facet.items.map((item) => [nameOf(language, facet.key, item.key), item.label] as const),
  );
  if (newLabels.every(([name, label]) => currentLabels.labels[name] === label)) return;
  const labels = Object.fromEntries([...Object.entries(currentLabels.labels), ...newLabels].slice(-most));
  cachedLabels = { until: currentLabels === nothing ? now + hourMs : currentLabels.until, labels };
  try {
    localStorage.setItem(key, JSON.stringify(cachedLabels));
  } catch {
    // No storage.
  }
}
