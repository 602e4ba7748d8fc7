import { useEffect, useRef, useState } from 'react';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';

/** Acts after pending quantity changes, unless they make it impossible. A promise ends the wait. */
export function useAfterChanges(canAct: boolean, act: () => Promise<void> | undefined) {
  const isUpdating = useBasketPart((state) => state.isUpdating);
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isSettled = isWaiting && !isUpdating;
  if (isSettled && !canAct) setIsWaiting(false);
  const isGoing = isSettled && canAct;
  useEffect(() => {
    if (!isGoing) return;
    void latest.current()?.then(() => setIsWaiting(false));
  }, [isGoing]);
  return {
    isWaiting,
    start: () => {
      if (!focusUnreadQuantity()) setIsWaiting(true);
    },
  };
}
