import type { ReactNode } from 'react';
import { Pagination, useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const ListState = ({ empty, children }: { empty: string; children: ReactNode }) => {
  const { t } = useOfficeText();
  const { error, refetch, isPending, data } = useListContext();
  if (error && !data)
    return (
      <div className="office-block" role="alert">
        <p>{t('content.failed')}</p>
        <button type="button" className="office-button" onClick={() => void refetch()}>
          {t('orders.retry')}
        </button>
      </div>
    );
  if (!isPending && data?.length === 0)
    return (
      <div className="office-block">
        <h2>{empty}</h2>
      </div>
    );
  return (
    <>
      <div className="office-card content-table is-plain" aria-busy={isPending}>
        {children}
      </div>
      <div className="order-foot cluster apart">
        <span />
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </div>
    </>
  );
};
