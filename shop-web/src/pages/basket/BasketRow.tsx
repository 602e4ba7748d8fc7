import IconButton from '@mui/material/IconButton';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { Board } from '@talloor/look/Board.tsx';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useBasketPart } from '../../basket/BasketProvider.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Hint } from '../../products/Hint.tsx';
import { NotOrderable } from '../../products/NotOrderable.tsx';
import { PriceBlock } from '../../products/PriceBlock.tsx';
import { ProductLink } from '../../products/ProductLink.tsx';
import { ProductTags } from '../../products/ProductTags.tsx';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import { useShownProduct } from '../../products/useShownProduct.ts';
import { ReplacementSelect } from '../../replacements/ReplacementSelect.tsx';
import type { BasketReplacements } from './useBasketReplacements.ts';
import { focusBesides } from './focusBesides.ts';
import { ReplaceBy } from './ReplaceBy.tsx';

/** A quantity cannot repair these. */
const withoutQuantity: ReadonlySet<string> = new Set([
  'item.no_stock',
  'item.not_available',
  'item.not_orderable',
  'item.out_of_assortment',
]);

type BasketRowProps = {
  readonly line: BasketLineView;
  readonly replacement: ReplacementChoice | null;
  readonly agreed: ReplacementChoice | null;
  readonly onChooseReplacement: BasketReplacements['choose'] | null;
};

export const BasketRow = memo(function BasketRow({ line, replacement, agreed, onChooseReplacement }: BasketRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const change = useQuantityChange();
  const shownProduct = useShownProduct(line.product);
  const { product, priced, offer, quantity } = shownProduct;
  const isBusy = useBasketPart(({ pendingOf }) => pendingOf(line.product.article_number) !== undefined);
  const hasControl = !line.error_codes.some(({ code }) => withoutQuantity.has(code));
  const total = line.is_counted || isBusy ? shownProduct.shownTotal : null;
  return (
    <tr className={line.is_counted ? undefined : 'is-faulty'} data-article={product.article_number}>
      <td className="cell-board">
        <Board board={product.board} icon={product.icon} photo={product.image} />
      </td>
      <th scope="row" className="cell-name">
        <ProductLink articleNumber={product.article_number} className="product-name">
          {unbroken(product.name)}
        </ProductLink>
        <span className="facts">
          <span>{product.article_number}</span>
          {product.erp_number && <span className="breaks">{product.erp_number}</span>}
          {product.brand !== '' && <span>{product.brand}</span>}
          {product.pack !== '' && <span>{product.pack}</span>}
          {line.is_counted && !shownProduct.isReadOnly && onChooseReplacement && (
            <ReplacementSelect
              article={{ number: product.article_number, name: product.name }}
              storedChoice={replacement}
              agreed={agreed}
              onChoose={onChooseReplacement}
            />
          )}
        </span>
        {line.is_counted && <ProductTags product={priced} offer={offer} hasPromo explainedBy={Hint} />}
        {line.errors.map((error) => (
          <span key={error} className="bad-700 weight-560 line-error row gap-6 small">
            <WarningCircleIcon size={16} weight="fill" />
            <span>{error}</span>
          </span>
        ))}
        {!hasControl && !shownProduct.isReadOnly && <ReplaceBy product={product} quantity={line.quantity} />}
      </th>
      <td className="cell-price">
        <PriceBlock product={priced} isHidden={shownProduct.isPriceHidden} isWhole explainedBy={Hint} />
      </td>
      <td className="cell-quantity">
        {hasControl ? (
          <QuantityControl
            product={priced}
            offer={offer}
            quantity={quantity}
            isReadOnly={shownProduct.isReadOnly}
            onChange={(requestedQuantity) => change(product, requestedQuantity)}
          />
        ) : (
          <NotOrderable articleNumber={product.article_number} offer={offer} />
        )}
      </td>
      <td className={`cell-total${isBusy ? ' is-busy' : ''}`}>
        {total === null ? (
          <b>
            <span aria-hidden="true">–</span>
            {!line.is_counted && <span className="sr-only">{t('basket.notCounted')}</span>}
          </b>
        ) : (
          <b>{formatApproximate(language, total, shownProduct.isApproximate)}</b>
        )}
      </td>
      <td className="cell-remove">
        <IconButton
          aria-label={t('basket.removeName', { article: product.name })}
          disabled={shownProduct.isReadOnly}
          onClick={(event) => {
            focusBesides(event.currentTarget);
            change(product, 0);
          }}
        >
          <TrashIcon size={20} />
        </IconButton>
      </td>
    </tr>
  );
});
