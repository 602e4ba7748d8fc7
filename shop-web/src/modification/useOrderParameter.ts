import { useSearchParams } from 'react-router-dom';

/** The order that the address names (`?order=`, readings.md, Pages without a parameter); null where it names none. */
export function useOrderParameter(): string | null {
  const [query] = useSearchParams();
  const asked = query.get('order');
  return asked !== null && /^\d{1,20}$/.test(asked) ? asked : null;
}
