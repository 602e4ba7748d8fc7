import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import type { Language } from '../paths.ts';
import type { Measured } from './measuring.ts';

export function measuredOf({ analytics, id, customers, customer_number }: UserView, language: Language): Measured {
  const segment = customers.find((each) => each.customer_number === customer_number)?.segment ?? null;
  return { settings: analytics, userId: id, customerNumber: customer_number, segment, language };
}
