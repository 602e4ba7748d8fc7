import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { OrderPages } from './OrderPages.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

type Paged = {
  readonly pagination: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly results: number;
    readonly is_limited?: boolean;
    readonly offset: number;
  };
};
type GroupPagesProps<T extends Paged> = {
  readonly failed: { readonly title: string; readonly text: string };
  readonly read: { readonly data: T | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  readonly countShown: (data: T) => number;
  readonly emptyMessage: ReactNode;
  readonly onTurn: (page: number) => void;
  readonly children: (data: T) => ReactNode;
};

export function GroupPages<T extends Paged>({
  failed,
  read,
  countShown,
  emptyMessage,
  onTurn,
  children,
}: GroupPagesProps<T>) {
  const { t } = useTranslation();
  const { data } = read;
  if (read.isError && data === undefined)
    return (
      <div className="card">
        <LoadFailed {...failed} onRetry={() => void read.refetch()} />
      </div>
    );
  if (data === undefined) return <OrdersSkeleton />;
  const { pagination } = data;
  if (pagination.results === 0) return <div className="card">{emptyMessage}</div>;
  const { totalPages: last } = pagination;
  if (countShown(data) === 0)
    return (
      <div className="card">
        <EmptyState title={t('orders.pageGone')} text={t('orders.pageGoneText', { count: last })}>
          <Button variant="contained" onClick={() => onTurn(last)}>
            {t('orders.toLastPage')}
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <>
      {children(data)}
      <OrderPages
        page={pagination.currentPage}
        pages={pagination.totalPages}
        from={pagination.offset + 1}
        to={pagination.offset + countShown(data)}
        total={pagination.results}
        isLimited={pagination.is_limited}
        onTurn={onTurn}
      />
    </>
  );
}
