import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/csr/Snowflake';
import { ThermometerColdIcon } from '@phosphor-icons/react/dist/csr/ThermometerCold';
import { ThermometerSimpleIcon } from '@phosphor-icons/react/dist/csr/ThermometerSimple';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ProductLink } from '../../products/ProductLink.tsx';
import { AllergenTags } from './AllergenTags.tsx';
import { InLists } from './InLists.tsx';
import { countryName } from './countryName.ts';
import styles from './ProductPage.module.css';

const storageIcons = { chilled: ThermometerColdIcon, frozen: SnowflakeIcon, ambient: ThermometerSimpleIcon };

type ArticleFactsProps = { readonly article: ProductDetailView; readonly heading: ReactNode };

export function ArticleFacts({ article, heading }: ArticleFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { detail } = article;
  const [intro = ''] = detail.description.split('\n\n');
  const StorageIcon = detail.storage === null ? null : storageIcons[detail.storage];
  const labels = article.labels.filter((label) => label.is_show_on_product);
  return (
    <div className="article-facts">
      <p className="facts">
        <span>{article.article_number}</span>
        {article.brand !== '' && (
          <span>
            <Link to={`${path('search')}?keywords=${encodeURIComponent(article.brand)}`}>{article.brand}</Link>
          </span>
        )}
        {article.ean !== null && <span>{t('productPage.ean', { ean: article.ean })}</span>}
      </p>
      {heading}
      {intro !== '' && <p className={`text-16 ink-700 clips ${styles['article-intro']}`}>{intro}</p>}
      <ul className={`stack ${styles['article-marks']}`}>
        {detail.storage !== null && StorageIcon !== null && (
          <li>
            <StorageIcon size={18} />
            <span>{t(`productPage.storage.${detail.storage}`)}</span>
          </li>
        )}
        {detail.origin !== null && (
          <li>
            <FlagIcon size={18} />
            <span>{t('productPage.madeIn', { country: countryName(language, detail.origin) })}</span>
          </li>
        )}
        {article.pack !== '' && (
          <li>
            <CubeIcon size={18} />
            <span>{unbroken(article.pack.charAt(0).toUpperCase() + article.pack.slice(1))}</span>
          </li>
        )}
      </ul>
      {labels.length > 0 && (
        <ul className="above-12 wraps gap-6" aria-label={t('product.labels')}>
          {labels.map((label) => (
            <li key={label.key} className="tag" title={label.description || undefined}>
              {label.color !== '' && (
                <i className="rigid tag-dot" aria-hidden="true" style={{ background: label.color }} />
              )}
              <span>{label.name}</span>
            </li>
          ))}
        </ul>
      )}
      <AllergenTags allergens={detail.allergens} />
      <InLists articleNumber={article.article_number} />
      {article.replaces !== null && (
        <p className="muted small">
          <RichText
            i18nKey="productPage.replaces"
            values={{ article: article.replaces }}
            components={{ a: <ProductLink articleNumber={article.replaces}>{article.replaces}</ProductLink> }}
          />
        </p>
      )}
    </div>
  );
}
