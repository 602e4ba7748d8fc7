import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useEffect, useState } from 'react';
import { useOpenOrder } from '../orders/useOpenOrder.ts';
import type { Modification } from './useModification.ts';

/**
 * Whether the order was changed by another since its user began: by the office, which nobody's hold stops, or by a colleague once the hold ended. It is then looked at anew, with
 * what its user has not sent kept.
 */
export function useOvertaken(view: ModificationView, { refetch }: Modification): boolean {
  const { order_number: order, version, mode } = view;
  // Side by side the changes themselves look again.
  const { data } = useOpenOrder(mode === 'shared' ? null : order);
  const [began] = useState(version);
  const isBehind = (data?.version ?? version) > version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return mode === 'exclusive' && version > began;
}
