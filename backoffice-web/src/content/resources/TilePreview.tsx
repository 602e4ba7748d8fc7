import { useGetMany } from 'react-admin';
import { Board } from '@talloor/look/Board.tsx';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { LabelRow, ProductRow } from '../contentRows.ts';
import './BannerPreview.css';

export const TilePreview = ({ product }: { product: ProductRow }) => {
  const { t } = useOfficeText();
  const { data: labels = [] } = useGetMany<LabelRow>('labels', { ids: product.labels });
  return (
    <div className="tile-frames stack gap-12">
      {(['nl', 'fr'] as const).map((language) => (
        <div key={language} className="clips card" lang={language}>
          <Board board={product.board} icon={product.icon} size="tile" photo={product.image} />
          <div className="pad-12 breaks tile-frame-text stack gap-4">
            <b className="text-15">{product.name[language] || t('content.noTextYet')}</b>
            <small>
              <span>{product.id}</span> <span>{product.brand}</span>
            </small>
            <small>{product.pack[language]}</small>
            <span className="wraps gap-4">
              {labels
                .filter((label) => label.is_show_on_product && product.labels.includes(label.id))
                .map((label) => (
                  <span key={label.id} className="tiny weight-600 round-8 tile-frame-label">
                    {label.name[language]}
                  </span>
                ))}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
};
