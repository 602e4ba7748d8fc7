import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { quantityLimits } from '../../products/quantitySteps.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { countryName } from './countryName.ts';
import styles from './ProductTabs.module.css';

export function ProductInfo({ article }: { article: ProductDetailView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf } = useUnitWords();
  const { detail } = article;
  const unit = quantityUnit(article);
  const limits = quantityLimits(article);
  const amount = (value: number) => quantityOf(value, unit);
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('productPage.infoLabel.articleNumber'), article.article_number],
    [t('productPage.infoLabel.ean'), article.ean],
    [t('productPage.infoLabel.erpNumber'), article.erp_number],
    [t('productPage.infoLabel.brand'), article.brand],
    [t('productPage.infoLabel.pack'), article.pack],
    [t('productPage.infoLabel.origin'), detail.origin === null ? null : countryName(language, detail.origin)],
    [t('productPage.infoLabel.step'), amount(limits.step)],
    [t('productPage.infoLabel.minimum'), limits.minimum > limits.step ? amount(limits.minimum) : null],
    [
      t('productPage.infoLabel.wrapped'),
      limits.pack > limits.step ? `${article.wrap_unit_description}, ${amount(limits.pack)}` : null,
    ],
    [t('productPage.infoLabel.vat'), `${formatNumber(language, article.tax_percentage)}\u00a0%`],
    [
      t('productPage.infoLabel.deposit'),
      article.empty_goods_price === null ? null : formatUnitPrice(language, article.empty_goods_price),
    ],
    ...detail.info.map(({ label, value }) => [label, value] as const),
  ];
  return (
    <dl className={styles['article-info']}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div className="stack gap-16 line-below" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
