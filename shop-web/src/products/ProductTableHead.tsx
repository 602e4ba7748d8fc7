import { useTranslation } from 'react-i18next';

/** The columns of articles as rows. */
export function ProductTableHead() {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" className="cell-board">
          <span className="sr-only">{t('product.board')}</span>
        </th>
        <th scope="col" className="cell-name">
          {t('product.article')}
        </th>
        <th scope="col" className="cell-last">
          {t('product.lastOrdered')}
        </th>
        <th scope="col" className="cell-price">
          {t('product.priceExcl')}
        </th>
        <th scope="col" className="cell-quantity">
          {t('product.quantity')}
        </th>
        <th scope="col" className="cell-total">
          {t('product.total')}
        </th>
      </tr>
    </thead>
  );
}
