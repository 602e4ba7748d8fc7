import { useEffect, useRef, useState } from 'react';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';

/** Acts once quantity changes in progress are answered, unless that makes the act impossible. A promise ends the wait. */
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
