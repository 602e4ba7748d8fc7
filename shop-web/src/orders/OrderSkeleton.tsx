import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../components/useIsLate.ts';

export function OrderSkeleton() {
  const isLate = useIsLate();
  if (!isLate) return null;
  return (
    <div className="with-ticket" aria-hidden="true">
      <Skeleton variant="rounded" height={420} />
      <aside>
        <Skeleton variant="rounded" height={360} />
      </aside>
    </div>
  );
}
