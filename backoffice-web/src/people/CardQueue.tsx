import type { ComponentProps, ReactNode } from 'react';
import { Pagination, type RaRecord, useListContext } from 'react-admin';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { FilterChips } from './FilterChips.tsx';
import { LoadFailed } from '../layout/LoadFailed.tsx';

type CardQueueProps<Row extends RaRecord> = {
  readonly title: string;
  readonly figure?: ReactNode;
  readonly choices?: ComponentProps<typeof FilterChips>['choices'];
  readonly empty: string;
  /** Accessible name. */
  readonly about: string;
  readonly className: string;
  readonly card: (row: Row) => ReactNode;
};

export const CardQueue = <Row extends RaRecord>({
  title,
  figure,
  choices,
  empty,
  about,
  className,
  card,
}: CardQueueProps<Row>) => {
  const { t } = useOfficeText();
  const { total, data, error, isPending, refetch } = useListContext<Row>();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={title}>
          {total !== undefined && <span className="text-15 weight-560 muted">{total}</span>}
        </OfficeHeading>
      </div>
      {figure}
      {choices && <FilterChips choices={choices} />}
      {error && !data ? (
        <LoadFailed text={t('content.failed')} onRetry={() => void refetch()} />
      ) : !isPending && data?.length === 0 ? (
        <div className="office-block">
          <h2>{empty}</h2>
        </div>
      ) : (
        <>
          <ul className={className} aria-busy={isPending} aria-label={about}>
            {data?.map(card)}
          </ul>
          <div className="order-foot cluster apart">
            <span />
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </div>
        </>
      )}
    </>
  );
};
