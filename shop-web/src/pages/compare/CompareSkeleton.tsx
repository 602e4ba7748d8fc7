import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../../components/useIsLate.ts';
import styles from './ComparePage.module.css';

export function CompareSkeleton({ count }: { count: number }) {
  const isLate = useIsLate();
  return (
    <div className={`${styles['compare-skeleton']} stack gap-12`} aria-hidden="true">
      {isLate &&
        Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} variant="rectangular" height={560} sx={{ borderRadius: '12px' }} />
        ))}
    </div>
  );
}
