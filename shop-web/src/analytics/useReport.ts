import { useEffect, useRef } from 'react';
import { useStore } from '../store/createStore.ts';
import { measuring } from './measuring.ts';
import type { Occurrence } from './occurrence.ts';
import { report } from './report.ts';

/** @param key reports once per value; null while nothing is shown */
export function useReport(key: string | null, occurrence: Occurrence | null): void {
  const isMeasured = useStore(measuring) !== null;
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (!isMeasured) reported.current = null;
    if (!isMeasured || key === null || occurrence === null || reported.current === key) return;
    reported.current = key;
    report(occurrence);
  });
}
