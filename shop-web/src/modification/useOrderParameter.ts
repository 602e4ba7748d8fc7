import { useSearchParams } from 'react-router-dom';

/** `?order=` (readings.md, Pages without a parameter); null if absent. */
export function useOrderParameter(): string | null {
  const [query] = useSearchParams();
  const asked = query.get('order');
  return asked !== null && /^\d{1,20}$/.test(asked) ? asked : null;
}
