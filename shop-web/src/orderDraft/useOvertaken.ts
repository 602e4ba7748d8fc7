import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useEffect, useState } from 'react';
import type { Hold } from './useHold.ts';
import type { OrderDraft } from './useOrderDraft.ts';

/**
 * The office, or a colleague after the hold, changed the order. Only the holder rereads: a read takes the hold.
 */
export function useOvertaken(view: OrderDraftView, { data }: Hold, { refetch }: OrderDraft): boolean {
  const { version, mode, hold } = view;
  const [began] = useState(version);
  const isBehind = hold?.is_mine === true && (data?.version ?? version) > version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return mode === 'exclusive' && version > began;
}
