import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../../components/useIsLate.ts';
import styles from './OrdersPage.module.css';

export function OrdersSkeleton({ count = 4 }: { count?: number }) {
  const isLate = useIsLate();
  if (!isLate) return null;
  return (
    <div className={`stack one-column at-top ${styles['order-tickets']}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={176} />
      ))}
    </div>
  );
}
