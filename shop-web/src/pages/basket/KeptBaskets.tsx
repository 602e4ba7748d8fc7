import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBaskets } from '../../basket/useBaskets.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { showToast } from '../../toasts/toasts.ts';
import { KeptBasket } from './KeptBasket.tsx';
import './KeptBaskets.module.css';

export function KeptBaskets() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useBaskets();
  if (isError && data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('keptBaskets.failed')} text={t('keptBaskets.failedText')} onRetry={() => void refetch()} />
      </div>
    );
  const keptBaskets = data?.baskets.filter((basket) => !basket.is_active) ?? [];
  if (data === undefined || keptBaskets.length === 0) return null;
  const showMore = async () => {
    const before = keptBaskets.length;
    const { isFetchNextPageError } = await fetchNextPage();
    if (isFetchNextPageError) showToast({ kind: 'error', title: t('keptBaskets.failed') });
    else list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <section className="kept-baskets" aria-labelledby="kept-baskets">
      <h2 id="kept-baskets" tabIndex={-1}>
        {t('keptBaskets.heading')}
      </h2>
      <p className="muted">{t('keptBaskets.text')}</p>
      <ul ref={list}>
        {keptBaskets.map((basket) => (
          <KeptBasket key={basket.basket_id} basket={basket} />
        ))}
      </ul>
      {hasNextPage && (
        <>
          <p className="muted">{t('keptBaskets.more', { total: data.total, shown: data.baskets.length })}</p>
          <Button variant="outlined" aria-busy={isFetchingNextPage || undefined} onClick={() => void showMore()}>
            {t('keptBaskets.showMore')}
          </Button>
        </>
      )}
    </section>
  );
}
