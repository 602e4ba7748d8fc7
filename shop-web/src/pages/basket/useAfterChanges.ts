import { useEffect, useRef, useState } from 'react';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';

/** Acts once quantity changes in progress are answered, unless that makes the act impossible. */
export function useAfterChanges(canAct: boolean, act: () => void) {
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
    latest.current();
  }, [isGoing]);
  return {
    isWaiting,
    start: () => {
      if (!focusUnreadQuantity()) setIsWaiting(true);
    },
    end: () => setIsWaiting(false),
  };
}
