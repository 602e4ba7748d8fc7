import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useEffect, useState } from 'react';
import type { Hold } from './useHold.ts';
import type { Modification } from './useModification.ts';

/**
 * Whether the order was changed by another since its user began: by the office, which nobody's hold stops, or by a colleague once the
 * hold ended. Whoever holds it sees it then as it stands, with what they have not sent; who does not would hold it anew by looking.
 */
export function useOvertaken(view: ModificationView, { data }: Hold, { refetch }: Modification): boolean {
  const { version, mode, hold } = view;
  const [began] = useState(version);
  const isBehind = hold?.is_mine === true && (data?.version ?? version) > version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return mode === 'exclusive' && version > began;
}
