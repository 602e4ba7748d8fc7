import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { quantityLimits } from '../../products/quantitySteps.ts';
import { UnitPrice } from '../../products/UnitPrice.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import styles from './BuyCard.module.css';

export function PriceTiers({ product }: { product: ProductView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counted } = useUnitWords();
  const { price } = product;
  if (price === null || price.box_price === null || price.box_quantity === null) return null;
  const { box_price: box, box_quantity: from, is_box_price_reached: isReached } = price;
  const below = price.promo_price ?? price.price;
  const { minimum, step } = quantityLimits(product);
  const last = (thousandths(from) - thousandths(step)) / 1000;
  const unit = quantityUnit(product);
  const less = Math.round((1 - box / below) * 100);
  const tiers = [
    ...(last < minimum
      ? []
      : [
          {
            isOn: !isReached,
            text:
              last === minimum
                ? counted(last, unit)
                : t('productPage.tierRange', { from: formatNumber(language, minimum), to: counted(last, unit) }),
            euros: below,
            less: 0,
          },
        ]),
    { isOn: isReached, text: t('productPage.tierFrom', { from: counted(from, unit) }), euros: box, less },
  ];
  return (
    <table className={`round-8 clips below-12 ${styles['price-tiers']}`}>
      <caption className="sr-only">{t('productPage.tiers')}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.text} className={tier.isOn ? 'is-on' : undefined}>
            <th scope="row">
              {tier.isOn && (
                <>
                  <CheckIcon size={14} weight="bold" />
                  <span className="sr-only">
                    <span>{t('productPage.tierChosen')}</span>{' '}
                  </span>
                </>
              )}
              <span>{tier.text}</span>
            </th>
            <td className="to-right">
              <UnitPrice euros={tier.euros} />
            </td>
            <td className="to-right">
              {tier.less > 0 && (
                <span className="tag is-less">
                  {t('productPage.less', { percentage: formatNumber(language, tier.less) })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
