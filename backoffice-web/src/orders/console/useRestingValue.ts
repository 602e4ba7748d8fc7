import { useEffect, useState } from 'react';

const restMs = 100;

/** Follows a value once it rests, so that a quick walk asks for no state in between. */
export function useRestingValue(value: number): number {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}
