import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import styles from './OrdersPage.module.css';

export type RailGroup = 'incomplete' | 'open' | 'delivered' | 'invoiced';

type GroupRailProps = {
  readonly group: RailGroup;
  readonly icon: Icon;
  readonly read: {
    readonly data: { readonly pagination: { readonly results: number } } | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly failedText: string;
  readonly children: ReactNode;
};

export function GroupRail({ group, icon: GroupIcon, read, failedText, children }: GroupRailProps) {
  const { t } = useTranslation();
  const path = usePath();
  const count = read.data?.pagination.results ?? null;
  return (
    <section className={`is-${group}`} aria-labelledby={`rail-${group}`}>
      <header className={`below-8 ${styles['rail-head']} row gap-12`}>
        <span className={`round-8 stack centred ${styles['rail-icon']}`}>
          <GroupIcon size={22} />
        </span>
        <div>
          <h2 id={`rail-${group}`}>
            <span>{t(`orders.groups.${group}`)}</span>{' '}
            {count !== null && <span className="inline-block text-15 weight-400 page-count muted nowrap">{count}</span>}
          </h2>
          <p className="small muted">{t(`orders.groupText.${group}`)}</p>
        </div>
      </header>
      <div className={`round-8 relative ${styles['rail']}`} aria-hidden="true" />
      {read.isError && count === null ? (
        <div className="card">
          <LoadFailed title={t(`orders.groupFailed.${group}`)} text={failedText} onRetry={() => void read.refetch()} />
        </div>
      ) : count === null ? (
        <OrdersSkeleton count={2} />
      ) : count === 0 ? (
        <p className={`text-14 muted white-ground framed ${styles['order-ticket']} ${styles['rail-none']}`}>
          {t(`orders.groupNone.${group}`)}
        </p>
      ) : (
        <>
          <ul className={`stack one-column at-top ${styles['order-tickets']}`}>{children}</ul>
          <Link className={`inline link ${styles['rail-all']}`} to={`${path('orders')}?group=${group}`}>
            <span>{t(`orders.groupAll.${group}`, { count })}</span>
            <ArrowRightIcon size={16} />
          </Link>
        </>
      )}
    </section>
  );
}
