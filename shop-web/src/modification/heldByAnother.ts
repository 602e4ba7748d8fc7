import type { OrderHoldView } from '@talloor/contracts/shapes.ts';
import type { Hold } from './useHold.ts';

/**
 * The colleague's hold of an order that one was changing: taken over, or begun once one's own had ended; null where nobody else has it.
 * @param readAt milliseconds at which the changes were read: a hold that was seen before says nothing any more
 */
export function heldByAnother(readAt: number, { data, seenAt }: Pick<Hold, 'data' | 'seenAt'>): OrderHoldView | null {
  const hold = data?.hold ?? null;
  return hold === null || hold.is_mine || seenAt <= readAt ? null : hold;
}
