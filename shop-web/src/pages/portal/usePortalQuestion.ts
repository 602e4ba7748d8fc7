import { useSearchParams } from 'react-router-dom';

const fields = ['q', 'user', 'state', 'day'] as const;
export type PortalField = (typeof fields)[number];

/** The rendered query may be older. */
const addressQuery = () => new URLSearchParams(window.location.search);

export function usePortalQuestion() {
  const [query, setQuery] = useSearchParams();
  const pageNumber = Number(query.get('page') ?? '1');
  const valueOf = (field: PortalField): string => query.get(field) ?? '';
  return {
    page: Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 10_000 ? pageNumber : 1,
    valueOf,
    isNarrowed: fields.some((field) => valueOf(field) !== ''),
    ask: (field: PortalField, value: string) => {
      const next = addressQuery();
      next.delete('page');
      if (value === '') next.delete(field);
      else next.set(field, value);
      setQuery(next, { replace: true });
    },
    turnTo: (page: number) => {
      const next = addressQuery();
      if (page === 1) next.delete('page');
      else next.set('page', String(page));
      setQuery(next);
    },
    clear: () => setQuery({}, { replace: true }),
  };
}
export type PortalQuestion = ReturnType<typeof usePortalQuestion>;
