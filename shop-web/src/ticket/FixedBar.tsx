import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './FixedBar.css';

type FixedBarProps = {
  readonly name: string;
  /** 0 to 100; null for no bar. */
  readonly percent?: number | null;
  readonly isBelowMinimum?: boolean;
  readonly total: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
};

/** Outside `main`, to which some browsers would fix it; form buttons need `form`. */
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
