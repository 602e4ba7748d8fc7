import type { ReactNode } from 'react';
import styles from './StartPage.module.css';

/** A late upper part would move the text being read. */
export function AfterAbove({ isAboveKnown, children }: { isAboveKnown: boolean; children: ReactNode }) {
  return (
    <div className={styles['after-above']} hidden={!isAboveKnown}>
      {children}
    </div>
  );
}
