import { useEffect, useState } from 'react';
import { shopClock } from '../data/shopClock.ts';

/** Epoch seconds, updated every 15 s. */
export function useShopMinute(): number {
  const [now, setNow] = useState(shopClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopClock.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
