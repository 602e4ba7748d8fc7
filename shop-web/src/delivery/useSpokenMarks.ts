import { useEffect, useRef } from 'react';
import { announce } from '../shell/announce.ts';

/**
 * @param minutes null without a countdown
 * @param say null for silence
 */
export function useSpokenMarks(
  minutes: number | null,
  marks: readonly number[],
  say: (minutes: number) => string | null,
): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = minutes;
    if (minutes === null || before === null || !marks.some((mark) => before > mark && minutes <= mark)) return;
    const words = say(minutes);
    if (words !== null) announce(words);
  }, [minutes, marks, say]);
}
