import { useIsLate } from '../components/useIsLate.ts';
import './Header.css';

/** Before the user is known; after 200 ms. */
export function ShellSkeleton() {
  const isLate = useIsLate();
  return isLate ? (
    <div className="header" aria-busy="true">
      <div className="header-main cluster" />
      <div className="white-ground line-below header-navigation cluster" />
    </div>
  ) : null;
}
