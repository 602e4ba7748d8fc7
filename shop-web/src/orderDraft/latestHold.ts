import type { OrderHoldView } from '@talloor/contracts/shapes.ts';
import type { Hold } from './useHold.ts';

/** @param readAt milliseconds of reading the changes */
export const latestHold = (
  own: OrderHoldView | null,
  readAt: number,
  { data, seenAt }: Pick<Hold, 'data' | 'seenAt'>,
): OrderHoldView | null => (data === undefined || seenAt <= readAt ? own : data.hold);
