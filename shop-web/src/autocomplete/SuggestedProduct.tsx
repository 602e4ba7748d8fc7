import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatTableDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { Board } from '@talloor/look/Board.tsx';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { PriceBlock } from '../products/PriceBlock.tsx';
import '../products/ProductFacts.css';
import { useShownProduct } from '../products/useShownProduct.ts';
import { Marked } from './Marked.tsx';
import { useUnitWords } from '../products/useUnitWords.ts';

export function SuggestedProduct({ product: suggested, query }: { product: ProductView; query: string }) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const language = useLanguage();
  const { product, isPriceHidden } = useShownProduct(suggested);
  const { last_order_quantity: quantity, last_order_date: date } = product;
  return (
    <>
      <Board board={product.board} icon={product.icon} photo={product.image} />
      <span>
        <b className="weight-560">
          <Marked name={unbroken(product.name)} query={query} />
        </b>
        <span className="facts">
          <span>{product.article_number}</span>
          <span>{unbroken(product.pack)}</span>
        </span>
      </span>
      <PriceBlock product={product} isHidden={isPriceHidden} />
      {quantity !== null && date !== null && (
        <span className="tag">
          <ClockCounterClockwiseIcon size={12} />
          <span>
            {t('autocomplete.lastOrder', {
              quantity: formatNumber(language, quantity),
              unit: unitFor(quantity, quantityUnit(product)),
              day: formatTableDay(language, date),
            })}
          </span>
        </span>
      )}
    </>
  );
}
