import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { startTransition, type ReactNode, useId, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { UnitPrice } from '../../products/UnitPrice.tsx';
import { ProductLink } from '../../products/ProductLink.tsx';
import { AllergenList } from './AllergenList.tsx';
import { NutritionTable } from './NutritionTable.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import styles from './ProductTabs.module.css';
import { SheetList } from './SheetList.tsx';
import { useRelated } from './useRelated.ts';

const tabNames = [
  'description',
  'ingredients',
  'nutrition',
  'allergens',
  'storage',
  'packaging',
  'info',
  'sheets',
  'lifestyle',
  'variants',
  // Loads separately: at the end it moves no other tab.
  'related',
] as const;
type TabName = (typeof tabNames)[number];

/** `?tab=`. */
export function ProductTabs({ article }: { article: ProductDetailView }) {
  const { t } = useTranslation();
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const panels = usePanels(article);
  const shownTabs = tabNames.filter((name) => panels[name] !== null);
  // Keys can outrun the address.
  const [chosenTab, showAtOnce] = useOptimistic(
    shownTabs.find((name) => name === parameters.get('tab')) ?? shownTabs[0],
  );
  if (chosenTab === undefined) return null;
  const choose = (name: TabName) =>
    startTransition(() => {
      showAtOnce(name);
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('tab', name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  return (
    <section className="shrinks article-tabs" aria-label={t('productPage.tabs')}>
      <Tabs
        value={chosenTab}
        onChange={(_, name: TabName) => choose(name)}
        variant="scrollable"
        scrollButtons={false}
        selectionFollowsFocus
        aria-label={t('productPage.tabs')}
      >
        {shownTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`productPage.tab.${name}`)}
            id={`${id}-${name}`}
            aria-controls={name === chosenTab ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>

      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosenTab}`} tabIndex={0}>
        {panels[chosenTab]}
      </div>
    </section>
  );
}

function usePanels(article: ProductDetailView): Readonly<Record<TabName, ReactNode>> {
  const { t } = useTranslation();
  const { detail } = article;
  const { data: related } = useRelated(article.article_number);
  const storage = detail.storage === null ? '' : t(`productPage.storage.${detail.storage}`);
  return {
    description: textOrNull(detail.description),
    ingredients: textOrNull(detail.ingredients),
    nutrition: detail.nutrition && <NutritionTable nutrition={detail.nutrition} />,
    allergens: detail.allergens.length === 0 ? null : <AllergenList allergens={detail.allergens} />,
    storage: textOrNull([storage, detail.storage_text].filter(Boolean).join('\n\n')),
    packaging: textOrNull(detail.packaging),
    info: <ProductInfo article={article} />,
    sheets: article.sheets.length === 0 ? null : <SheetList sheets={article.sheets} />,
    lifestyle: textOrNull(detail.lifestyle),
    variants: articlesOrNull(article.variants),
    related: articlesOrNull([...(related?.products ?? []), ...(related?.accessories ?? [])]),
  };
}

type Named = Pick<ProductView, 'article_number' | 'name' | 'pack' | 'price' | 'price_unit_description'>;

function articlesOrNull(articles: readonly Named[]): ReactNode {
  if (articles.length === 0) return null;
  const each = new Map(articles.map((article) => [article.article_number, article]));
  return (
    <ul className={styles['article-variants']}>
      {[...each.values()].map(({ article_number: number, name, pack, price, price_unit_description: unit }) => (
        <li key={number}>
          <ProductLink articleNumber={number} className="product-name">
            {unbroken(name)}
          </ProductLink>
          <small className="facts">
            <span>{number}</span>
            {pack !== '' && <span>{unbroken(pack)}</span>}
            {price !== null && (
              <span>
                <UnitPrice euros={price.active_price} /> / {unit}
              </span>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

function textOrNull(text: string): ReactNode {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <div className={`text-15 ${styles['article-text']} stack gap-8`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
