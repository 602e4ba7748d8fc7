import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import type { StatisticsQuestion } from './statisticsQuestion.ts';
import { useStatisticsOrders } from './useStatisticsOrders.ts';
import { useStatisticsWords } from './useStatisticsWords.ts';

type OrdersDialogProps = {
  readonly rowKey: string;
  readonly name: string;
  readonly question: StatisticsQuestion;
  readonly onClose: () => void;
};

export function OrdersDialog({ rowKey, name, question, onClose }: OrdersDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { periodText } = useStatisticsWords(question.by);
  const { data, error, refetch } = useStatisticsOrders(question, rowKey);
  const content = () => {
    if (data === undefined)
      return error === null ? (
        <CardSkeletons heights={[40, 40, 40]} className="stack gap-8" />
      ) : (
        <LoadFailed
          title={t('statistics.orders.failed')}
          text={t('statistics.orders.failedText')}
          onRetry={() => void refetch()}
        />
      );
    if (data.order_count === 0)
      return <EmptyState title={t('statistics.orders.none')} text={t('statistics.orders.noneText')} />;
    const period = periodText(question.from, question.to);
    return (
      <>
        <p className="muted">
          <span>{t('statistics.orders.count', { count: data.order_count, period })}</span>
          {data.order_count > data.orders.length && (
            <span className="as-block">{t('statistics.orders.more', { shown: data.orders.length })}</span>
          )}
        </p>
        <OrdersTable view={data} labelledBy={`${id}-title`} severalCustomers={question.customers.length > 1} />
      </>
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <DialogHead id={`${id}-title`} title={t('statistics.orders.title', { name })} onClose={onClose} />
      <div className="padded" aria-live="polite">
        {content()}
      </div>
    </Dialog>
  );
}
