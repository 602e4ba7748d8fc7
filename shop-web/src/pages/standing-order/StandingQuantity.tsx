import OutlinedInput from '@mui/material/OutlinedInput';
import { Board } from '@talloor/look/Board.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { focusNextQuantity } from '../../products/focusNextQuantity.ts';
import { quantityUnit } from '../../products/offerOf.ts';
import { ProductLink } from '../../products/ProductLink.tsx';
import { readQuantity } from '../../products/quantitySteps.ts';
import { unbroken } from '../../products/unbroken.ts';
import { standingQuantity } from './planDraft.ts';

type StandingQuantityProps = {
  readonly product: ProductView;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

/** An article of the standing order: typed, fitted to what can be ordered, Enter to the next. */
export function StandingQuantity({ product, quantity, onChange }: StandingQuantityProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [rounded, setRounded] = useState(false);
  const shown = formatNumber(language, quantity);
  const unit = quantityUnit(product);
  const noteId = `standing-note-${product.article_number}`;
  const settle = () => {
    if (typed === null) return;
    const wanted = readQuantity(typed);
    const next = Number.isNaN(wanted) ? quantity : standingQuantity(product, wanted);
    setTyped(null);
    setRounded(!Number.isNaN(wanted) && next !== wanted);
    if (next !== quantity) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter') return;
    // The form is sent by its button: Enter goes on typing.
    event.preventDefault();
    settle();
    focusNextQuantity(event.currentTarget, event.shiftKey ? -1 : 1);
  };
  return (
    <tr className={quantity === 0 ? 'is-dimmed' : undefined} data-article={product.article_number}>
      <th scope="row">
        <span className="standing-article">
          <Board board={product.board} icon={product.icon} photo={product.image} />
          <span className="standing-name">
            <ProductLink articleNumber={product.article_number} className="product-name">
              {unbroken(product.name)}
            </ProductLink>
            <span className="facts">
              <span>{product.article_number}</span>
              <span>{product.brand}</span>
              <span>{unbroken(product.pack)}</span>
            </span>
          </span>
        </span>
      </th>
      <td className="cell-quantity">
        <span className="standing-quantity">
          <OutlinedInput
            size="small"
            value={typed ?? shown}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
            slotProps={{
              input: {
                inputMode: 'decimal',
                enterKeyHint: 'next',
                maxLength: 8,
                'aria-label': t('standingOrder.quantities.of', { article: product.name, unit }),
                'aria-describedby': noteId,
                'data-quantity-target': '',
                onKeyDown,
              } as object,
            }}
          />
          <span>{unit}</span>
        </span>
        <output id={noteId} className="muted">
          {rounded
            ? t('standingOrder.quantities.rounded', { quantity: shown })
            : quantity === 0
              ? t('standingOrder.quantities.off')
              : ''}
        </output>
      </td>
    </tr>
  );
}
