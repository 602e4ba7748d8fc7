import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ColumnCell } from '../../lister/columns/ColumnCell.tsx';
import '../../products/ProductFacts.css';
import { PriceBlock } from '../../products/PriceBlock.tsx';
import { useShownProduct } from '../../products/useShownProduct.ts';
import { countryName } from '../product/countryName.ts';
import type { CompareFact, CompareRow } from './compareRows.ts';

type CompareValueProps = { readonly product: ProductDetailView; readonly row: CompareRow };

export function CompareValue({ product, row }: CompareValueProps): ReactNode {
  switch (row.kind) {
    case 'fact':
      return <Fact product={product} fact={row.fact} />;
    case 'allergen':
      return <Presence product={product} allergen={row.allergen} />;
    case 'nutrient':
      return <Nutrient product={product} nutrient={row.nutrient} />;
    default:
      return row satisfies never;
  }
}

function Fact({ product: listed, fact }: { product: ProductDetailView; fact: CompareFact }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shownProduct = useShownProduct(listed);
  const { detail } = listed;
  const cell = (column: ColumnKey) => (
    <ColumnCell column={column} product={shownProduct.priced} isPriceHidden={shownProduct.isPriceHidden} />
  );
  switch (fact) {
    case 'price':
      if (shownProduct.isPriceHidden || shownProduct.product.price !== null)
        return <PriceBlock product={shownProduct.priced} isHidden={shownProduct.isPriceHidden} />;
      return shownProduct.offer.kind === 'log_in' ? t('product.logInForPrice') : <Nothing />;
    case 'storage':
      return detail.storage === null ? <Nothing /> : t(`compare.storage.${detail.storage}`);
    case 'origin':
      return detail.origin === null ? <Nothing /> : countryName(language, detail.origin);
    case 'labels':
      return listed.labels.length === 0 ? <Nothing /> : <Labels product={listed} />;
    case 'comparison_price':
      return listed.comparison_price === null && !shownProduct.isPriceHidden ? <Nothing /> : cell(fact);
    case 'promo':
      return listed.promo === null ? <Nothing /> : cell(fact);
    case 'minimum_order':
      return listed.minimum_order === 0 ? <Nothing /> : cell(fact);
    case 'brand':
    case 'pack':
    case 'article_number':
      return listed[fact] === '' ? <Nothing /> : cell(fact);
    default:
      return fact satisfies never;
  }
}

function Labels({ product }: { product: ProductDetailView }) {
  return (
    <span className="above-4 tags wraps gap-4">
      {product.labels.map((label) => (
        <span key={label.key} className="tag">
          {label.name}
        </span>
      ))}
    </span>
  );
}

function Presence({ product, allergen }: { product: ProductDetailView; allergen: string }) {
  const { t } = useTranslation();
  const entry = product.detail.allergens.find((each) => each.allergen === allergen);
  const presence = entry?.presence ?? 'unknown';
  return (
    <span className={`presence inline gap-6 is-${presence}`}>
      {presence === 'free' ? (
        <MinusIcon size={16} weight="bold" />
      ) : presence === 'unknown' ? (
        <QuestionIcon size={16} />
      ) : (
        <WarningIcon size={16} weight={presence === 'contains' ? 'fill' : 'regular'} />
      )}
      <span>{t(`productPage.presence.${presence}`)}</span>
    </span>
  );
}

function Nutrient({ product, nutrient }: { product: ProductDetailView; nutrient: keyof typeof units }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nutrition } = product.detail;
  const value = nutrition?.values[nutrient];
  if (nutrition === null || value === undefined || value === null) return <Nothing />;
  return t('compare.per', {
    value: `${formatNumber(language, value)}\u00a0${units[nutrient]}`,
    per: nutrition.per === '100g' ? '100\u00a0g' : '100\u00a0ml',
  });
}

const units = {
  energy_kj: 'kJ',
  energy_kcal: 'kcal',
  fat: 'g',
  saturates: 'g',
  carbohydrate: 'g',
  sugars: 'g',
  fibre: 'g',
  protein: 'g',
  salt: 'g',
} as const;

function Nothing() {
  const { t } = useTranslation();
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('compare.unknown')}</span>
    </span>
  );
}
