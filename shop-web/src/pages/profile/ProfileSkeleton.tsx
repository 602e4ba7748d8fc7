import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../../components/useIsLate.ts';
import styles from './ProfilePage.module.css';

export function ProfileSkeleton() {
  if (!useIsLate()) return null;
  return (
    <div className={`at-top ${styles['profile-columns']} stack gap-20`} aria-hidden="true">
      <div className={`one-column shrinks ${styles['profile-column']} stack gap-20`}>
        <Skeleton variant="rounded" height={620} />
      </div>
      <div className={`one-column shrinks ${styles['profile-column']} stack gap-20`}>
        <Skeleton variant="rounded" height={230} />
        <Skeleton variant="rounded" height={340} />
      </div>
    </div>
  );
}
