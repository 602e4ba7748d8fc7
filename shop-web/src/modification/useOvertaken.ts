import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useEffect, useState } from 'react';
import type { Hold } from './useHold.ts';
import type { Modification } from './useModification.ts';

/**
 * Whether the order was changed by another since its user began: by the office, which nobody's hold stops, or by a colleague once the
 * hold ended. It is then looked at anew, with what its user has not sent kept; so it is where the office lets it be changed for longer,
 * also once it had closed.
 */
export function useOvertaken(view: ModificationView, hold: Hold, { refetch }: Modification): boolean {
  const { version, mode, changeable_until: deadline } = view;
  const [began] = useState(version);
  const isBehind = (hold.data?.version ?? version) > version || (hold.data?.changeable_until ?? deadline) > deadline;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return mode === 'exclusive' && version > began;
}
