import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { OrderPages } from '../orders/OrderPages.tsx';
import type { PortalQuestion } from './usePortalQuestion.ts';

type Pagination = {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly results: number;
  readonly offset: number;
};
type PortalPartProps = {
  readonly question: PortalQuestion;
  readonly pagination: Pagination | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly countText: (count: number) => string;
  readonly emptyTexts: { readonly title: string; readonly text: string };
  readonly rows: readonly ReactNode[];
};

export function PortalPart({ question, pagination, hasFailed, onRetry, countText, emptyTexts, rows }: PortalPartProps) {
  const { t } = useTranslation();
  if (pagination === undefined)
    return hasFailed ? (
      <div className="card">
        <LoadFailed title={t('managing.failed')} text={t('managing.failedText')} onRetry={onRetry} />
      </div>
    ) : null;
  if (rows.length === 0)
    return (
      <div className="card">
        <EmptyState
          title={question.isNarrowed || question.page > 1 ? t('managing.none') : emptyTexts.title}
          text={question.isNarrowed || question.page > 1 ? t('managing.noneText') : emptyTexts.text}
        >
          {(question.isNarrowed || question.page > 1) && (
            <Button variant="contained" onClick={question.clear}>
              {t('managing.all')}
            </Button>
          )}
        </EmptyState>
      </div>
    );
  return (
    <section aria-labelledby="managing-count">
      <h2 id="managing-count" className="text-16 below-8" aria-live="polite">
        {countText(pagination.results)}
      </h2>
      <ul className="managing-rows stack gap-8">{rows}</ul>
      <OrderPages
        page={pagination.currentPage}
        pages={pagination.totalPages}
        from={pagination.offset + 1}
        to={pagination.offset + rows.length}
        total={pagination.results}
        onTurn={question.turnTo}
      />
    </section>
  );
}
