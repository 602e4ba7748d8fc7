import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { useState, type CSSProperties } from 'react';
import './Board.css';
import { boardOf } from './boardOf.ts';
import { photoSources } from './photoSources.ts';
import { boardColours } from './tokens.ts';

/** `row` 44 px, `card` 56, `group` 30, `tile` 16:10 and `detail` 4:3 of the width. */
export type BoardSize = 'group' | 'row' | 'card' | 'tile' | 'detail';

const iconSizes: Readonly<Record<BoardSize, number>> = { group: 18, row: 22, card: 28, tile: 64, detail: 110 };

type BoardProps = {
  /** Names of content (boardOf.ts). */
  readonly board: string;
  readonly icon?: string | null | undefined;
  /** An icon outside the content names. */
  readonly customIcon?: Icon | undefined;
  readonly size?: BoardSize;
  /** Photo address; the board replaces a missing photo. */
  readonly photo?: string | null;
};

/** As `sizes` of a photo. */
const shownWidths: Readonly<Record<BoardSize, string>> = {
  group: '30px',
  row: '44px',
  card: '56px',
  tile: '(max-width: 767.95px) 45vw, 280px',
  detail: '(max-width: 767.95px) 100vw, 600px',
};

type PhotoProps = { readonly address: string; readonly size: BoardSize; readonly onError: () => void };

function Photo({ address, size, onError }: PhotoProps) {
  const sources = photoSources(address);
  const image = <img src={address} alt="" loading="lazy" onError={onError} />;
  if (sources === null) return image;
  const sizes = shownWidths[size];
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Decorative, so without a name. */
export function Board({ board: boardName, icon = null, customIcon, size = 'row', photo = null }: BoardProps) {
  const [failedPhoto, setFailedPhoto] = useState<string | null>(null);
  const { board, icon: contentIcon } = boardOf(boardName, icon);
  const BoardIcon = customIcon ?? contentIcon;
  const [ground, colour] = boardColours[board];
  if (photo !== null && photo !== failedPhoto)
    return (
      <span className={`board board-${size} is-photo`} aria-hidden="true">
        <Photo address={photo} size={size} onError={() => setFailedPhoto(photo)} />
      </span>
    );
  return (
    <span
      className={`board board-${size}`}
      style={{ '--board-ground': ground, '--board-colour': colour } as CSSProperties}
      aria-hidden="true"
    >
      <BoardIcon size={iconSizes[size]} weight="duotone" />
    </span>
  );
}
