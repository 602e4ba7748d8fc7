import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../../components/useIsLate.ts';

export function ProductPageSkeleton() {
  const isLate = useIsLate();
  return (
    <div className="article" aria-hidden="true" style={{ minHeight: '100vh' }}>
      {isLate && (
        <>
          <Skeleton variant="rectangular" sx={{ borderRadius: '20px', aspectRatio: '4 / 3', height: 'auto' }} />
          <div>
            <Skeleton width="40%" height={14} />
            <Skeleton width="80%" height={34} sx={{ my: '10px' }} />
            <Skeleton width="100%" height={16} />
            <Skeleton width="70%" height={16} sx={{ mt: '8px' }} />
          </div>
          <Skeleton variant="rectangular" height={420} sx={{ borderRadius: '16px' }} />
        </>
      )}
    </div>
  );
}
