import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { secondsOf } from '../secondsOf.ts';

/** Who sent the last change of an order, when (ISO 8601), and whether it was the office in the customer's place. */
type Edited = { readonly at: string; readonly is_by_office: boolean };

/**
 * The last change of an order, as its page says it: to customers the office is the office, whoever of it acted (ADR 0127).
 * @param name of who sent it; empty where they are erased
 * @param isOfficeReader the office reads names
 */
export const lastEditedView = (
  { at, is_by_office }: Edited,
  name: string,
  isOfficeReader: boolean,
): NonNullable<OrderDetail['last_edited']> => ({
  name: (isOfficeReader || !is_by_office) && name !== '' ? name : null,
  is_by_office,
  at: secondsOf(at),
});
