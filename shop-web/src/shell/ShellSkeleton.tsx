import { useIsLate } from '../components/useIsLate.ts';
import './Header.css';

/** The frame of a page while it is not yet known who is there; nothing for the first 200 ms. */
export function ShellSkeleton() {
  const isLate = useIsLate();
  return isLate ? (
    <div className="header" aria-busy="true">
      <div className="header-main cluster" />
      <div className="header-navigation cluster" />
    </div>
  ) : null;
}
