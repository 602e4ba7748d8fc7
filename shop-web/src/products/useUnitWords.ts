import { countsAsOne } from '@talloor/rules/format/countsAsOne.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import type { QuantityFault } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { packHint, type QuantityLimits } from './quantitySteps.ts';

/** `12 st, 2 dozen`. */
export function useUnitWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  const unitFor = (count: number, unit: string): string =>
    countsAsOne(language, count) ? unit : t(`unitPlurals.${unit}`, { defaultValue: unit });
  const quantityOf = (quantity: number, unit: string): string =>
    t('quantity.value', { quantity: formatNumber(language, quantity), unit: unitFor(quantity, unit) });
  const counted = (count: number, unit: string): string =>
    t('quantity.packs', { packs: formatNumber(language, count), pack: unitFor(count, unit) });
  const full = (unit: string): string =>
    t(`unitFull.${unit}`, { defaultValue: t('quantity.fullPack', { pack: unit }) });
  const valueText = (quantity: number, product: ProductView, limits: QuantityLimits): string => {
    const value = { quantity: formatNumber(language, quantity), unit: unitFor(quantity, quantityUnit(product)) };
    const hint = packHint(quantity, limits);
    return hint?.kind === 'full'
      ? t('quantity.valueFull', { ...value, packs: counted(hint.packs, product.wrap_unit_description) })
      : t('quantity.value', value);
  };
  const faultText = (fault: QuantityFault, typed: string, most: number, unit: string): string =>
    t(`quantity.${fault}`, { typed: typed.trim(), most: quantityOf(most, unit) });
  return { unitFor, quantityOf, counted, full, valueText, faultText };
}
