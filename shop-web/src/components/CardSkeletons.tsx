import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from './useIsLate.ts';

type CardSkeletonsProps = {
  /** Of each card, px. */
  readonly heights: readonly number[];
  /** Of what lays the cards out. */
  readonly className: string;
};

/** Cards in about their real sizes, once the answer is late. */
export function CardSkeletons({ heights, className }: CardSkeletonsProps) {
  if (!useIsLate()) return null;
  return (
    <div className={className} aria-hidden="true">
      {heights.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
      ))}
    </div>
  );
}
