import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../components/useIsLate.ts';
import './ProductRow.css';
import './ProductTile.css';

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows in their real sizes while articles are on their way; nothing for the first 200 ms. */
export function ProductRowsSkeleton({ count }: { count: number }) {
  const isLate = useIsLate();
  return (
    <div className="product-table-frame" aria-hidden="true" style={{ minHeight: count * 62 + 36 }}>
      {isLate &&
        several(count).map((index) => (
          <div key={index} style={{ display: 'flex', gap: 16, alignItems: 'center', padding: '9px 14px', height: 62 }}>
            <Skeleton variant="rectangular" width={44} height={44} sx={{ borderRadius: '10px', flex: 'none' }} />
            <span style={{ flex: 1, display: 'grid', gap: 7 }}>
              <Skeleton width="60%" height={14} />
              <Skeleton width="40%" height={10} />
            </span>
            <Skeleton width={110} height={14} />
            <Skeleton variant="rectangular" width={156} height={40} sx={{ borderRadius: '8px', flex: 'none' }} />
          </div>
        ))}
    </div>
  );
}

/** Tiles in their real sizes while articles are on their way. */
export function ProductTilesSkeleton({ count, className = '' }: { count: number; className?: string }) {
  const isLate = useIsLate();
  return (
    <div className={`product-tiles ${className}`} aria-hidden="true">
      {several(count).map((index) => (
        <div key={index} className="product-tile" style={{ minHeight: 330, gap: 12 }}>
          {isLate && (
            <>
              <Skeleton variant="rectangular" height={150} sx={{ borderRadius: '14px' }} />
              <Skeleton width="80%" height={16} sx={{ mx: '6px' }} />
              <Skeleton width="50%" height={12} sx={{ mx: '6px' }} />
              <span style={{ flex: 1 }} />
              <Skeleton variant="rectangular" height={40} sx={{ borderRadius: '8px', m: '6px' }} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
