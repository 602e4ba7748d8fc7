import { useIsLate } from '../components/useIsLate.ts';
import './Header.css';

export function ShellSkeleton() {
  const isLate = useIsLate();
  return isLate ? (
    <div className="header" aria-busy="true">
      <div className="header-main cluster" />
      <div className="white-ground line-below header-navigation cluster" />
    </div>
  ) : null;
}
