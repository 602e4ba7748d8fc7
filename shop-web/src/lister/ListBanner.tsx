import type { BannerView } from '@talloor/contracts/shapes.ts';
import { Board } from '@talloor/look/Board.tsx';
import { boardOf } from '@talloor/look/boardOf.ts';
import { boardColours } from '@talloor/look/tokens.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import './ListBanner.css';
import { ownPath } from './ownPath.ts';

export function ListBanner({ banner }: { banner: BannerView }) {
  const [ground, colour] = boardColours[boardOf(banner.board).board];
  const to = ownPath(banner.link);
  return (
    <div
      className="below-12 round-12 list-banner row gap-16"
      style={{ '--banner-ground': ground, '--banner-colour': colour } as CSSProperties}
      data-banner={banner.id}
    >
      <Board board={banner.board} size="card" photo={banner.image} />
      <div className="grow shrinks list-banner-text">
        {banner.tag !== '' && <span className="ink-900 tiny weight-640 list-banner-tag">{banner.tag}</span>}
        <b className="as-block text-16">{banner.title}</b>
        {banner.text !== '' && <p className="ink-700">{banner.text}</p>}
      </div>
      {to !== null && banner.link_text !== '' && (
        <Link className="rigid ink-900 weight-620" to={to} aria-label={`${banner.link_text}, ${banner.title}`}>
          {banner.link_text}
        </Link>
      )}
    </div>
  );
}
