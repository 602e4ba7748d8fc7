import { useSearchParams } from 'react-router-dom';

/** `?order=` (readings.md). */
export function useOrderParameter(): string | null {
  const [query] = useSearchParams();
  const orderNumber = query.get('order');
  return orderNumber !== null && /^\d{1,20}$/.test(orderNumber) ? orderNumber : null;
}
