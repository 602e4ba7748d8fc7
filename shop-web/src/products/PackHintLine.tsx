import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { packHint, type QuantityLimits } from './quantitySteps.ts';
import { useUnitWords } from './useUnitWords.ts';

type PackHintLineProps = {
  readonly product: ProductView;
  readonly quantity: number;
  readonly limits: QuantityLimits;
  readonly onComplete: (quantity: number) => void;
};

/** The one hint under a quantity: what fills the package, or that packages are full. */
export function PackHintLine({ product, quantity, limits, onComplete }: PackHintLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useUnitWords();
  const hint = packHint(quantity, limits);
  if (hint === null) return null;
  const pack = product.wrap_unit_description;
  if (hint.kind === 'full')
    return (
      <span className="quantity-hint is-full">
        <CheckIcon size={14} weight="bold" />
        {t('quantity.full', { packs: words.counted(hint.packs, pack) })}
      </span>
    );
  const said = {
    extra: formatNumber(language, hint.extra),
    full: words.full(pack),
    size: formatNumber(language, limits.pack),
    article: product.name,
  };
  return (
    <button
      type="button"
      className="quantity-hint"
      tabIndex={-1}
      aria-label={t('quantity.completeName', said)}
      onClick={() => onComplete(hint.to)}
    >
      <PackageIcon size={14} />
      {t('quantity.complete', said)}
    </button>
  );
}
