import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session/SessionProvider.tsx';

/** The user's other customer in a mail's link; undefined: the chosen one. */
export function useLinkedCustomer() {
  const { user, customer } = useSession();
  const [query] = useSearchParams();
  const number = query.get('customer');
  return number === null || number === customer?.customer_number
    ? undefined
    : user.customers.find((each) => each.customer_number === number);
}
