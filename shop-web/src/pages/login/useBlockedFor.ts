import { useEffect, useState } from 'react';

/** Seconds, counting down. */
export function useBlockedFor(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [remainingSeconds, setRemainingSeconds] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setRemainingSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const block = (seconds: number) => {
    setRemainingSeconds(seconds);
    setUntil(Date.now() + seconds * 1000);
  };
  return [remainingSeconds, block];
}
