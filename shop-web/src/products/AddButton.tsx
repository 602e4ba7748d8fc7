import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { ProductPaths } from '../orderDraft/ProductPaths.tsx';
import { focusNextQuantity, openArticle } from './focusNextQuantity.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { type Offer } from './offerOf.ts';
import './QuantityControl.css';
import { useUnitWords } from './useUnitWords.ts';

type AddButtonProps = {
  readonly product: ProductView;
  readonly offer: Offer;
  readonly quantity: number;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  /** A digit on the button starts a number. */
  readonly onDigit: (digit: string) => void;
};

export function AddButton({ product, offer, quantity, isAdding, onAdd, onDigit }: AddButtonProps) {
  const { t } = useTranslation();
  const { unitFor } = useUnitWords();
  const isOfOrder = useContext(ProductPaths) !== null;
  const language = useLanguage();
  const article = product.name;
  const face =
    offer.kind === 'on_demand'
      ? {
          icon: <HourglassMediumIcon size={18} />,
          text: t('quantity.onDemand'),
          name: t('quantity.onDemandName', { article, count: offer.workdays }),
        }
      : offer.kind === 'preorder'
        ? {
            icon: <CalendarPlusIcon size={18} />,
            text: t('quantity.preorder'),
            name: t('quantity.preorderName', { article }),
          }
        : {
            icon: <PlusIcon size={16} weight="bold" />,
            text: t(isOfOrder ? 'changeOrder.addTo' : 'quantity.add'),
            name: t(isOfOrder ? 'changeOrder.addToName' : 'quantity.addName', {
              article,
              quantity: formatNumber(language, quantity),
              unit: unitFor(quantity, quantityUnit(product)),
            }),
          };
  return (
    <button
      type="button"
      data-quantity-target
      className={`inline gap-8 round-8 aub-700 weight-620 nowrap quantity-add${offer.kind === 'order' ? '' : ' is-time'}`}
      aria-label={isAdding ? undefined : face.name}
      aria-busy={isAdding || undefined}
      onClick={() => {
        if (!isAdding) onAdd();
      }}
      onKeyDown={(event) => {
        if (isAdding) return;
        if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          onDigit(event.key);
        } else if (event.key === 'Enter' && event.ctrlKey) {
          event.preventDefault();
          openArticle(event.currentTarget);
        } else if (event.key === 'Enter' && event.shiftKey) {
          event.preventDefault();
          focusNextQuantity(event.currentTarget, -1);
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          focusNextQuantity(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
        }
      }}
    >
      {isAdding ? (
        <>
          <span className="quantity-spinner" />
          <span>{t('quantity.adding')}</span>
        </>
      ) : (
        <>
          {face.icon}
          <span>{face.text}</span>
        </>
      )}
    </button>
  );
}
