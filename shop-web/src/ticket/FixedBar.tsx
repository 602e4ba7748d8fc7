import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './FixedBar.css';

type FixedBarProps = {
  readonly name: string;
  /** Of the way to free delivery, 0 to 100; null shows no bar. */
  readonly percent?: number | null;
  readonly isBelowMinimum?: boolean;
  readonly total: string;
  /** Beside the total: what is still to reach, or why the action waits and the way to that. */
  readonly note: ReactNode;
  /** The one action. */
  readonly children: ReactNode;
};

/**
 * On a phone: the total and the main action, always in reach; it takes the place of the tab bar. It stands outside `main`,
 * which some browsers would fix it to; a button of a form names its form.
 */
export function FixedBar({ name, percent = null, isBelowMinimum = false, total, note, children }: FixedBarProps) {
  return createPortal(
    <section className="fixed-bar" aria-label={name}>
      <div className="fixed-bar-text">
        <b>{total}</b>
        <span>{note}</span>
      </div>
      {children}
      {percent !== null && (
        <i className={`fixed-bar-progress${isBelowMinimum ? ' is-below' : ''}`}>
          <i style={{ width: `${percent}%` }} />
        </i>
      )}
    </section>,
    document.body,
  );
}
