import { useEffect, useRef } from 'react';
import { announce } from '../shell/announce.ts';

/**
 * Says how much is left when it falls to a mark, and nothing in between, so that nobody hears a clock tick.
 * @param minutes that are left; null where nothing runs
 * @param say the words for so many minutes; null says nothing
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
