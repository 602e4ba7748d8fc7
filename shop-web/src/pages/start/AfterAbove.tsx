import type { ReactNode } from 'react';
import styles from './StartPage.module.css';

/**
 * The rest of a page whose upper part is on its way and may be of any height: asked for at once, shown when it no longer moves.
 * Otherwise what somebody reads, or has the focus on, is pushed down under them.
 */
export function AfterAbove({ isAboveKnown, children }: { isAboveKnown: boolean; children: ReactNode }) {
  return (
    <div className={styles['after-above']} hidden={!isAboveKnown}>
      {children}
    </div>
  );
}
