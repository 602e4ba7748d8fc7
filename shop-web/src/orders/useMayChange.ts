import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { isPunchOut } from '../paths.ts';
import { useServerMinute } from '../session/serverClock.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type ChangeableOrder = Pick<OrderSummary, 'order_number' | 'status' | 'changeable_until' | 'locked'>;

/** Ignores holds. Punch-out has no pages for it. */
export function useMayChange({ status, changeable_until: until, locked }: ChangeableOrder): boolean {
  const { user } = useSession();
  const now = useServerMinute() / 1000;
  const isLocked = locked !== undefined && (locked.until === null || locked.until > now);
  return !isPunchOut() && status === 'open' && until > now && !isLocked && user.rights.includes('order');
}
