import Button from '@mui/material/Button';
import { formatDay, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useBasketName } from '../../basket/useBasketName.ts';
import { useBaskets } from '../../basket/useBaskets.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ManagingRow } from './ManagingRow.tsx';

/** Everybody shares them (ADR 0041). */
export function BasketsUnderWay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const nameOf = useBasketName();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useBaskets();
  if (data === undefined) return null;
  return (
    <section className="above-24" aria-labelledby="managing-baskets">
      <h2 id="managing-baskets">{t('managing.order.baskets')}</h2>
      <p className="below-8 muted">{t(data.total === 0 ? 'managing.order.noBaskets' : 'managing.order.basketsText')}</p>
      <ul className="managing-rows stack gap-8">
        {data.baskets.map((basket) => {
          const name = basket.is_active ? t('managing.order.active') : nameOf(basket);
          const address = basket.is_active ? path('basket') : `${path('basketView')}?id=${basket.basket_id}`;
          return (
            <ManagingRow
              key={basket.basket_id}
              address={address}
              name={name}
              facts={
                <>
                  <span>{t('shell.lines', { count: basket.number_of_lines })}</span>
                  {basket.po_number !== '' && <span>{basket.po_number}</span>}
                </>
              }
              state={
                <>
                  <p>
                    {basket.is_expired
                      ? t('keptBaskets.expired')
                      : basket.delivery_date === null
                        ? t('keptBaskets.noDelivery')
                        : t('keptBaskets.delivery', { day: formatDay(language, basket.delivery_date) })}
                  </p>
                  <p className="muted">
                    {t('keptBaskets.changed', { moment: formatWeekdayTime(language, basket.changed_at) })}
                  </p>
                </>
              }
              amount={basket.subtotal}
              isApproximate={basket.is_approximate}
              view={{ words: t('keptBaskets.view'), label: t('keptBaskets.viewName', { basket: name }) }}
            />
          );
        })}
      </ul>
      {hasNextPage && (
        <Button variant="outlined" aria-busy={isFetchingNextPage || undefined} onClick={() => void fetchNextPage()}>
          {t('keptBaskets.showMore')}
        </Button>
      )}
    </section>
  );
}
