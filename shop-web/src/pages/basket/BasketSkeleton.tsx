import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../../components/useIsLate.ts';
import styles from './BasketPage.module.css';

export function BasketSkeleton() {
  const isLate = useIsLate();
  if (!isLate) return null;
  return (
    <div className="with-ticket" aria-hidden="true">
      <div>
        <Skeleton variant="rounded" width={240} height={40} />
        <div className={`clips above-12 ${styles['basket-groups']} card`}>
          {Array.from({ length: 6 }, (_, row) => (
            <div className="pad-12 row gap-16 line-below" key={row}>
              <Skeleton variant="rounded" width={44} height={44} />
              <span className="grow">
                <Skeleton variant="rounded" width="50%" height={32} />
              </span>
              <Skeleton variant="rounded" width={156} height={40} />
              <Skeleton variant="rounded" width={72} height={20} />
            </div>
          ))}
        </div>
      </div>
      <aside>
        <Skeleton variant="rounded" height={420} />
      </aside>
    </div>
  );
}
