import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { promoTerms, type PromoEffect } from '@talloor/rules/promo/promoTerms.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { Language } from '../paths.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { useUnitWords } from './useUnitWords.ts';

export type PromoWords = {
  /** Back-office text, else the terms. */
  readonly tag: string;
  /** Back-office text for hidden prices. */
  readonly terms: string;
  /** End, or empty. */
  readonly until: string;
};

/** Spec shopping §3; null without one. */
export function usePromoWords(product: ProductView): PromoWords | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counted } = useUnitWords();
  const { promo } = product;
  if (promo === null || product.status !== 'active') return null;
  const { effect, from, holds } = promoTerms(promo, product);
  return {
    tag: promo.label || tagOf(effect, from, t, language),
    terms: termsOf(effect, holds, promoValues(product, from, effect, language, counted), t) ?? promo.description,
    until: promo.valid_until === undefined ? '' : t('promotion.until', { day: formatDay(language, promo.valid_until) }),
  };
}

type PromoValues = Readonly<
  Record<'counted' | 'priceUnit' | 'percentage' | 'amount' | 'free' | 'freeCounted' | 'item' | 'most', string>
>;

function promoValues(
  product: ProductView,
  from: number,
  effect: PromoEffect,
  language: Language,
  counted: (count: number, unit: string) => string,
): PromoValues {
  const number = (value: number) => formatNumber(language, value);
  const free = effect.kind === 'free' ? effect : null;
  const unit = quantityUnit(product);
  return {
    counted: counted(from, unit),
    priceUnit: product.price_unit_description,
    percentage: effect.kind === 'percentage' && effect.percentage !== null ? number(effect.percentage) : '',
    amount:
      effect.kind === 'amount' && effect.euros !== null
        ? formatAmount(language, effect.euros)
        : effect.kind === 'net_price' && effect.euros !== null
          ? formatUnitPrice(language, effect.euros)
          : '',
    free: free === null ? '' : number(free.free),
    freeCounted: free === null ? '' : counted(free.free, unit),
    item: free?.item ?? '',
    most: free === null || free.most === null ? '' : number(free.most),
  };
}

function termsOf(
  effect: PromoEffect,
  holds: 'first' | 'quantity' | 'together',
  words: PromoValues,
  t: TFunction,
): string | null {
  switch (effect.kind) {
    case 'percentage':
      return effect.percentage === null ? null : t(`promotion.percentage.${holds}`, words);
    case 'amount':
      return effect.euros === null ? null : t(`promotion.amount.${holds}`, words);
    case 'net_price':
      return effect.euros === null ? null : t(`promotion.netPrice.${holds}`, words);
    case 'reduction':
      return t(`promotion.reduction.${holds}`, words);
    case 'free': {
      const termsKind = holds === 'together' ? 'together' : 'quantity';
      const terms = t(effect.item === null ? `promotion.free.${termsKind}` : `promotion.freeItem.${termsKind}`, words);
      return effect.most === null ? terms : t('promotion.most', { terms, most: words.most });
    }
    default:
      return effect satisfies never;
  }
}

function tagOf(effect: PromoEffect, from: number, t: TFunction, language: Language): string {
  switch (effect.kind) {
    case 'percentage':
      return effect.percentage === null
        ? t('promotion.tag.other')
        : t('promotion.tag.percentage', { percentage: formatNumber(language, effect.percentage) });
    case 'amount':
      return effect.euros === null
        ? t('promotion.tag.other')
        : t('promotion.tag.amount', { amount: formatAmount(language, effect.euros) });
    case 'net_price':
      return effect.euros === null
        ? t('promotion.tag.other')
        : t(from > 1 ? 'promotion.tag.netPriceFrom' : 'promotion.tag.netPrice', {
            amount: formatUnitPrice(language, effect.euros),
            from: formatNumber(language, from),
          });
    case 'free':
      return t('promotion.tag.free', {
        per: formatNumber(language, effect.per),
        free: formatNumber(language, effect.free),
      });
    case 'reduction':
      return t('promotion.tag.other');
    default:
      return effect satisfies never;
  }
}
