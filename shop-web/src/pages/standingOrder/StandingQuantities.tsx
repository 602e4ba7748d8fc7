import Button from '@mui/material/Button';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { routeConfiguration } from '../../routeConfiguration.ts';
import { settleStanding, type PlanDraft } from './planDraft.ts';
import { StandingQuantity } from './StandingQuantity.tsx';
import styles from './StandingOrderPage.module.css';

type StandingQuantitiesProps = {
  readonly draft: PlanDraft;
  readonly listId: string;
  readonly lines: readonly WishListLine[];
  readonly onChange: (changes: Partial<PlanDraft>) => void;
};

export function StandingQuantities({ draft, listId, lines, onChange }: StandingQuantitiesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantities } = draft;
  const ofShelf = Object.fromEntries(
    lines.flatMap(({ artNo, product, par }) =>
      product === null || par === undefined ? [] : [[artNo, settleStanding(product, par).quantity]],
    ),
  );
  const followsShelf = Object.entries(ofShelf).every(([article, quantity]) => quantities[article] === quantity);
  return (
    <section className="card standing-card" aria-labelledby="standing-quantities">
      <div className={`${styles['standing-card-head']} cluster apart`}>
        <h2 className="text-16" id="standing-quantities">
          {t('standingOrder.quantities.title')}
        </h2>
        {!followsShelf && (
          <Button variant="tonal" size="small" onClick={() => onChange({ quantities: ofShelf })}>
            {t('standingOrder.quantities.fromPar')}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p>
          <span>{t('standingOrder.quantities.empty')}</span>{' '}
          <Link to={routeConfiguration.wishListView(language, { id: listId })}>
            {t('standingOrder.quantities.toList')}
          </Link>
        </p>
      ) : (
        <>
          <p className="muted">{t('standingOrder.quantities.text')}</p>
          <table className={styles['standing-lines']} data-quantity-rows>
            <caption className="sr-only">{t('standingOrder.quantities.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('standingOrder.quantities.article')}</th>
                <th scope="col" className="cell-quantity">
                  {t('standingOrder.quantities.quantity')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ artNo, product }) =>
                product === null ? (
                  <tr key={artNo} className="is-dimmed">
                    <th scope="row" colSpan={2} className="muted">
                      {t('standingOrder.quantities.gone', { article: artNo })}
                    </th>
                  </tr>
                ) : (
                  <StandingQuantity
                    key={artNo}
                    product={product}
                    quantity={quantities[artNo] ?? 0}
                    onChange={(quantity) => onChange({ quantities: { [artNo]: quantity } })}
                  />
                ),
              )}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
