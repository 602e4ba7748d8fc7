import { ImageBrokenIcon } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { Board } from '@talloor/look/Board.tsx';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useTranslation } from 'react-i18next';
import styles from './ProductPage.module.css';

export function ArticlePhoto({ article }: { article: ProductView }) {
  const { t } = useTranslation();
  return (
    <div className="article-photo">
      <Board board={article.board} icon={article.icon} size="detail" photo={article.image} />
      {article.image === null && (
        <p className={`above-8 narrow ${styles['article-no-photo']} row gap-6 muted small`}>
          <ImageBrokenIcon size={16} />
          <span>{t('productPage.noPhoto')}</span>
        </p>
      )}
    </div>
  );
}
