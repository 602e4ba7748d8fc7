import OutlinedInput from '@mui/material/OutlinedInput';
import { Board } from '@talloor/look/Board.tsx';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { memo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { focusNextQuantity } from '../../products/focusNextQuantity.ts';
import { quantityUnit } from '../../products/offerOf.ts';
import { readQuantity } from '../../products/quantitySteps.ts';
import { unbroken } from '../../products/unbroken.ts';
import { serverNow } from '../../session/serverClock.ts';
import { judgeShelf } from './shelfOrder.ts';

type ShelfLineProps = {
  readonly line: WishListLine;
  readonly counted: string;
  readonly onCount: (article: string, text: string) => void;
  /** Undefined for who does not own the list. */
  readonly onPar: ((article: string, par: number | null) => void) | undefined;
};

/** An article of the shelf: what is to be there, what is there, and what that orders. Enter goes to the next. */
export const ShelfLine = memo(function ShelfLine({ line, counted, onCount, onPar }: ShelfLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { artNo, product, par } = line;
  if (product === null) return null;
  const verdict = judgeShelf(line, counted, serverNow());
  const said = { article: product.name, unit: quantityUnit(product) };
  const next = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusNextQuantity(event.currentTarget, event.shiftKey ? -1 : 1);
  };
  const savePar = (text: string) => {
    const wanted = readQuantity(text);
    if (Number.isNaN(wanted) || wanted < 0 || wanted > 9999) return;
    const level = wanted === 0 ? null : Math.round(wanted * 1000) / 1000;
    if (level !== (par ?? null)) onPar?.(artNo, level);
  };
  const number = (quantity: number) => `${formatNumber(language, quantity)} ${quantityUnit(product)}`;
  return (
    <li className="card shelf-line" data-article={artNo}>
      <span className="shelf-article">
        <Board board={product.board} icon={product.icon} photo={product.image} />
        <span className="shelf-name">
          <b>{unbroken(product.name)}</b>
          <span className="muted">{unbroken(product.pack)}</span>
        </span>
      </span>
      <label>
        <span>{t('shelf.par')}</span>
        <OutlinedInput
          key={par ?? ''}
          defaultValue={par === undefined ? '' : formatNumber(language, par)}
          readOnly={onPar === undefined}
          onBlur={(event) => savePar(event.target.value)}
          slotProps={{ input: { inputMode: 'decimal', maxLength: 8, 'aria-label': t('shelf.parOf', said) } }}
        />
      </label>
      <label className="shelf-counted">
        <span>{t('shelf.counted')}</span>
        <OutlinedInput
          value={counted}
          onChange={(event) => onCount(artNo, event.target.value)}
          slotProps={{
            input: {
              inputMode: 'decimal',
              enterKeyHint: 'next',
              maxLength: 8,
              'aria-label': t('shelf.countedOf', said),
              'data-quantity-target': '',
              onKeyDown: next,
            } as object,
          }}
        />
      </label>
      <span className={`shelf-verdict is-${verdict.kind}`}>
        {verdict.kind === 'order'
          ? t('shelf.order', { quantity: number(verdict.quantity) })
          : t(`shelf.${verdict.kind}`)}
        {verdict.kind === 'order' && verdict.lacking > 0 && (
          <small>{t('shelf.lacking', { quantity: number(verdict.lacking) })}</small>
        )}
      </span>
    </li>
  );
});
