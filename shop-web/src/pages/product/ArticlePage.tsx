import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useReport } from '../../analytics/useReport.ts';
import { Crumbs } from '../../components/Crumbs.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useShownProduct } from '../../products/useShownProduct.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { Page } from '../../shell/Page.tsx';
import { LastViewed } from '../../viewed/LastViewed.tsx';
import { rememberViewed } from '../../viewed/viewedProducts.ts';
import { NotFound } from '../system/NotFoundPage.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticlePhoto } from './ArticlePhoto.tsx';
import { BuyCard } from './BuyCard.tsx';
import './ProductPage.module.css';
import { ProductPageSkeleton } from './ProductPageSkeleton.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { StickyBar } from './StickyBar.tsx';
import { useArticle } from './useArticle.ts';

/** Spec shopping §2, Product detail; design 5.9. */
export function ArticlePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useArticle(id);
  if (data !== undefined) return <Article key={id} article={data} />;
  if (error instanceof ProblemError && error.status === 404) return <NotFound />;
  return (
    <Page title={t('productPage.title', { number: id })}>
      {error === null ? (
        <ProductPageSkeleton />
      ) : (
        <div className="card">
          <LoadFailed
            title={t('productPage.failed')}
            text={t('productPage.failedText')}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </Page>
  );
}

function Article({ article }: { article: ProductDetailView }) {
  const shownProduct = useShownProduct(article);
  const control = useRef<HTMLDivElement>(null);
  const { article_number: number } = article;
  useReport(number, { name: 'view_product', product: article });

  useEffect(() => {
    rememberViewed(number);
    // The loading page's heading had the focus.
    if (document.activeElement === document.body) focusHeading({ preventScroll: true });
  }, [number]);

  return (
    <Page
      title={article.name}
      heading={
        <>
          <Crumbs trail={article.trail} />
          <div className="article">
            <ArticlePhoto article={article} />
            <ArticleFacts article={article} heading={<h1 tabIndex={-1}>{unbroken(article.name)}</h1>} />
            <BuyCard ref={control} article={article} shownProduct={shownProduct} />
            <ProductTabs article={article} />
          </div>
        </>
      }
    >
      <RelatedProducts articleNumber={number} />
      <LastViewed without={number} />
      <StickyBar shownProduct={shownProduct} after={control} />
    </Page>
  );
}
