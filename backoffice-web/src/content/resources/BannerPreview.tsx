import type { CSSProperties } from 'react';
import { Board } from '@talloor/look/Board.tsx';
import { boardColours, type BoardName } from '@talloor/look/tokens.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { BannerRow } from '../contentRows.ts';
import './BannerPreview.css';

const languages = ['nl', 'fr'] as const;

export const BannerPreview = ({ banner }: { banner: BannerRow & { readonly board: BoardName } }) => {
  const { t } = useOfficeText();
  const [ground] = boardColours[banner.board];
  return (['desk', 'phone'] as const).map((width) => (
    <div key={width}>
      <h3>{t(`content.widths.${width}`)}</h3>
      <div className="above-4 stack gap-8">
        {languages.map((language) => (
          <div
            key={language}
            lang={language}
            className={`breaks banner-frame row gap-16 is-${width}`}
            style={{ '--banner-ground': ground } as CSSProperties}
          >
            <Board board={banner.board} size="card" photo={banner.image} />
            <span className="shrinks banner-frame-text stack grow">
              {banner.tag[language] && <span className="tiny weight-640">{banner.tag[language]}</span>}
              <b className="text-16">{banner.title[language] || t('content.noTextYet')}</b>
              {banner.text[language] && <span>{banner.text[language]}</span>}
            </span>
            {banner.link_text[language] && (
              <span className="rigid weight-620 banner-frame-link">{banner.link_text[language]}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  ));
};
