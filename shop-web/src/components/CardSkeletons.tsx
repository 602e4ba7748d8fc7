import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from './useIsLate.ts';

type CardSkeletonsProps = {
  readonly heights: readonly number[];
  readonly className: string;
};

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
