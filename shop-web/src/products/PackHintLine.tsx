import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { amountCents, eurosOfCents, thousandths } from '@talloor/rules/money/rounding.ts';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { Language } from '../paths.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { packHint, type QuantityLimits } from './quantitySteps.ts';
import { useUnitWords } from './useUnitWords.ts';

type PackHintLineProps = {
  readonly product: ProductView;
  readonly quantity: number;
  readonly limits: QuantityLimits;
  readonly isLong: boolean;
  readonly onComplete: (quantity: number) => void;
};

export function PackHintLine({ product, quantity, limits, isLong, onComplete }: PackHintLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useUnitWords();
  const hint = packHint(quantity, limits);
  if (hint === null) return null;
  const pack = product.wrap_unit_description;
  if (hint.kind === 'full')
    return (
      <span className="bare-button inline tiny weight-560 narrow aub-700 gap-4 nowrap quantity-hint is-full">
        <CheckIcon size={14} weight="bold" />
        <span>{t('quantity.full', { packs: words.counted(hint.packs, pack) })}</span>
      </span>
    );
  const unit = quantityUnit(product);
  const values = {
    extra: formatNumber(language, hint.extra),
    counted: words.counted(hint.extra, unit),
    full: words.full(pack),
    size: formatNumber(language, limits.pack),
    unit,
    ...boxWords(product, hint.to, language),
  };
  const text = t(hint.of === 'package' ? 'quantity.complete' : isLong ? 'quantity.boxLong' : 'quantity.box', values);
  return (
    <button
      type="button"
      className="bare-button inline tiny weight-560 narrow aub-700 gap-4 nowrap quantity-hint"
      tabIndex={-1}
      aria-label={t('quantity.hintName', { text, article: product.name })}
      onClick={() => onComplete(hint.to)}
    >
      <PackageIcon size={14} />
      <span>{text}</span>
    </button>
  );
}

function boxWords({ price }: ProductView, to: number, language: Language) {
  if (price === null || price.box_price === null) return { price: '', saving: '' };
  const savingThousandths = thousandths(price.promo_price ?? price.price) - thousandths(price.box_price);
  return {
    price: formatUnitPrice(language, price.box_price),
    saving: formatAmount(language, eurosOfCents(amountCents(savingThousandths, to, 1))),
  };
}
