import { CaretDoubleLeftIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleLeft';
import { CaretDoubleRightIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleRight';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { SearchAnswer } from '../products/useSearch.ts';
import { toPage, writeList } from './listState.ts';
import { pageWindow } from './pageWindow.ts';
import './Pager.css';
import type { ListerModel } from './useLister.ts';

type PagerProps = {
  readonly pagination: SearchAnswer['pagination'];
  readonly lister: ListerModel;
};

export function Pager({ pagination, lister }: PagerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currentPage, totalPages, results, offset } = pagination;
  const { state, limit } = lister;
  const target = (page: number) => toPage(state, page, totalPages);
  const to = (page: number) => `?${writeList(target(page))}`;
  const stay = (page: number) => (event: MouseEvent) => {
    if (target(page) === state) event.preventDefault();
  };
  const arrow = (ArrowIcon: Icon, page: number, label: string) =>
    page < 1 || page > totalPages || page === currentPage ? (
      <span aria-hidden="true">
        <ArrowIcon size={16} weight="bold" />
      </span>
    ) : (
      <Link to={to(page)} aria-label={label}>
        <ArrowIcon size={16} weight="bold" />
      </Link>
    );
  const range = (
    <span className="muted">
      {t('search.range', {
        from: formatNumber(language, offset + 1),
        to: formatNumber(language, Math.min(offset + limit, results)),
        total: formatNumber(language, results),
      })}
    </span>
  );
  if (totalPages <= 1) return <div className="pager cluster gap-4">{range}</div>;
  return (
    <nav className="pager cluster gap-4" aria-label={t('search.pagination')}>
      {arrow(CaretDoubleLeftIcon, 1, t('search.first'))}
      {arrow(CaretLeftIcon, currentPage - 1, t('search.previous'))}
      {pageWindow(currentPage, totalPages).map((page) => (
        <Link
          key={page}
          to={to(page)}
          onClick={stay(page)}
          aria-current={page === currentPage ? 'page' : undefined}
          aria-label={t('search.page', { page })}
        >
          {page}
        </Link>
      ))}
      {arrow(CaretRightIcon, currentPage + 1, t('search.next'))}
      {arrow(CaretDoubleRightIcon, totalPages, t('search.last'))}
      {range}
    </nav>
  );
}
