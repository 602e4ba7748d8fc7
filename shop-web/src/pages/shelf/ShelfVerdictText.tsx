import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { ShoppingCartSimpleIcon } from '@phosphor-icons/react/dist/csr/ShoppingCartSimple';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { Replacement } from '../../products/Replacement.tsx';
import type { ShelfVerdict } from './shelfOrder.ts';
import styles from './ShelfPage.module.css';

/** Otherwise all weights are shipped. */
const icons: Partial<Record<ShelfVerdict['kind'], ReactNode>> = {
  order: <PlusIcon size={16} weight="bold" />,
  inBasket: <ShoppingCartSimpleIcon size={16} weight="bold" />,
  enough: <CheckIcon size={16} weight="bold" />,
  notANumber: <WarningCircleIcon size={16} weight="bold" />,
  notOrderable: <WarningCircleIcon size={16} weight="bold" />,
};

type ShelfVerdictTextProps = { readonly id: string; readonly verdict: ShelfVerdict; readonly product: ProductView };

export function ShelfVerdictText({ id, verdict, product }: ShelfVerdictTextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (quantity: number) => `${formatNumber(language, quantity)} ${quantityUnit(product)}`;
  const isCounted = verdict.kind === 'order' || verdict.kind === 'inBasket';
  return (
    <div id={id} className={`${styles['shelf-verdict']} is-${verdict.kind}`}>
      <span>
        {icons[verdict.kind]}
        <span>
          {isCounted ? t(`shelf.${verdict.kind}`, { quantity: number(verdict.quantity) }) : t(`shelf.${verdict.kind}`)}
        </span>
      </span>
      {isCounted && verdict.has > 0 && (
        <small className="tiny weight-400 ink-700">{t('shelf.has', { quantity: number(verdict.has) })}</small>
      )}
      {isCounted && verdict.lacking > 0 && (
        <small className="tiny weight-400 ink-700">{t('shelf.lacking', { quantity: number(verdict.lacking) })}</small>
      )}
      {verdict.kind === 'notOrderable' && <Replacement product={product} />}
    </div>
  );
}
