import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { secondsOf } from '../secondsOf.ts';

type Edited = { readonly at: string; readonly is_by_office: boolean };

/**
 * Customers only see that the office acted (ADR 0127).
 * @param name empty after erasure
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
