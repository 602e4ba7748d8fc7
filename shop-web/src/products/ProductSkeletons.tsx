import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties } from 'react';
import { useIsLate } from '../components/useIsLate.ts';
import { ProductTableHead } from './ProductTableHead.tsx';
import './ProductRow.css';
import './ProductTile.css';

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

export function ProductRowsSkeleton({ count }: { count: number }) {
  const isLate = useIsLate();
  return (
    <div
      className="product-table-frame card is-skeleton"
      aria-hidden="true"
      style={{ '--rows': count } as CSSProperties}
    >
      {isLate && (
        <table className="tabular product-table line-table">
          <ProductTableHead />
          <tbody>
            {several(count).map((index) => (
              <tr key={index} className="product-row">
                <td className="cell-board">
                  <Skeleton variant="rectangular" width={44} height={44} sx={{ borderRadius: '10px' }} />
                </td>
                <td className="cell-name">
                  <Skeleton width="60%" height={14} />
                  <Skeleton width="40%" height={10} sx={{ mt: '8px' }} />
                </td>
                <td className="cell-last">
                  <Skeleton width={56} height={14} />
                </td>
                <td className="cell-price">
                  <Skeleton width={96} height={14} sx={{ ml: { md: 'auto' } }} />
                </td>
                <td className="cell-quantity">
                  <Skeleton
                    variant="rectangular"
                    sx={{ borderRadius: '8px', height: { xs: 44, sm: 40 }, width: { xs: 148, sm: '100%' } }}
                  />
                </td>
                <td className="cell-total">{'\u00a0'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

export function ProductTilesSkeleton({ count, className = '' }: { count: number; className?: string }) {
  const isLate = useIsLate();
  return (
    <div className={`product-tiles stack gap-16 ${className}`} aria-hidden="true">
      {several(count).map((index) => (
        <div
          key={index}
          className="white-ground framed flex column relative product-tile"
          style={{ minHeight: 330, gap: 12 }}
        >
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
