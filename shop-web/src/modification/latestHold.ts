import type { OrderHoldView } from '@talloor/contracts/shapes.ts';
import type { Hold } from './useHold.ts';

/**
 * Who holds an order as it was seen last: one's own hold as one read it with one's changes, or what a later look says of it, another's or
 * nobody's.
 * @param readAt milliseconds at which the changes were read
 */
export const latestHold = (
  own: OrderHoldView | null,
  readAt: number,
  { data, seenAt }: Pick<Hold, 'data' | 'seenAt'>,
): OrderHoldView | null => (data === undefined || seenAt <= readAt ? own : data.hold);
