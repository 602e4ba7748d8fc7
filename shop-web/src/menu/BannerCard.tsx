import Button from '@mui/material/Button';
import type { BannerView } from '@talloor/contracts/shapes.ts';
import { boardOf } from '@talloor/look/boardOf.ts';
import { boardColours } from '@talloor/look/tokens.ts';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { ownPath } from '../lister/ownPath.ts';
import { isPunchOut } from '../paths.ts';
import '../products/ProductFacts.css';
import './BannerCard.css';

/** Design 5.3. */
export function BannerCard({ banner, onFollow }: { banner: BannerView; onFollow: () => void }) {
  const { board, icon: BoardIcon } = boardOf(banner.board, null);
  const [ground, colour] = boardColours[board];
  const path = ownPath(banner.link);
  return (
    <aside
      className="pad-16 flex column at-top gap-6 shrinks banner-card"
      style={{ '--board-ground': ground, '--board-colour': colour } as CSSProperties}
      aria-label={banner.title}
    >
      {banner.tag !== '' && (
        <span className="tag is-promo">
          <TagIcon size={12} weight="fill" />
          <span>{banner.tag}</span>
        </span>
      )}
      <b className="above-6 weight-680 breaks">{banner.title}</b>
      {banner.text !== '' && <p>{banner.text}</p>}
      {banner.image === null ? (
        <BoardIcon size={96} weight="duotone" />
      ) : (
        <img src={banner.image} alt="" loading="lazy" />
      )}
      {banner.link !== '' && (path !== null || !isPunchOut()) && (
        <Button
          variant="outlined"
          size="small"
          data-stop="banner"
          {...(path === null ? { href: banner.link } : { component: Link, to: path })}
          onClick={onFollow}
        >
          <span>{banner.link_text}</span>
        </Button>
      )}
    </aside>
  );
}
