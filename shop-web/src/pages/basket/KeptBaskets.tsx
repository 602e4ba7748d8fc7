import { useTranslation } from 'react-i18next';
import { useBaskets } from '../../basket/useBaskets.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { KeptBasket } from './KeptBasket.tsx';
import './KeptBaskets.css';

/** The unfinished baskets beside the active one, each with the way into it; nothing where there are none. */
export function KeptBaskets() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useBaskets();
  if (isError)
    return (
      <div className="card">
        <LoadFailed title={t('keptBaskets.failed')} text={t('keptBaskets.failedText')} onRetry={() => void refetch()} />
      </div>
    );
  const kept = data?.baskets.filter((basket) => !basket.is_active) ?? [];
  if (data === undefined || kept.length === 0) return null;
  return (
    <section className="kept-baskets" aria-labelledby="kept-baskets">
      <h2 id="kept-baskets" tabIndex={-1}>
        {t('keptBaskets.heading')}
      </h2>
      <p className="muted">{t('keptBaskets.text')}</p>
      <ul>
        {kept.map((basket) => (
          <KeptBasket key={basket.basket_id} basket={basket} />
        ))}
      </ul>
      {data.total > data.baskets.length && (
        <p className="muted">{t('keptBaskets.more', { total: data.total, shown: data.baskets.length })}</p>
      )}
    </section>
  );
}
