import Button from '@mui/material/Button';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { serverNow } from '../../session/serverClock.ts';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { orderOfShelf, type ShelfOrder } from './shelfOrder.ts';
import styles from './ShelfPage.module.css';

type ShelfBarProps = {
  readonly list: WishListItems;
  readonly counts: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly onFill: () => void;
};

export function ShelfBar({ list, counts, isBusy, onFill }: ShelfBarProps) {
  const { t } = useTranslation();
  const { basket, isRemembered, quantityOf } = useBasket();
  const order = orderOfShelf(list, counts, quantityOf, serverNow());
  const filled = Object.keys(order.items).length;
  const total =
    order.withPar === 0 ? t('shelf.noPar') : t('shelf.progress', { counted: order.counted, of: order.withPar });
  const note = t(noteOf(order, filled, list.is_editable), { count: filled });
  const isUnknown = basket === undefined || isRemembered;
  const fill = (words: string) => (
    <Button
      variant="contained"
      size="large"
      disabled={filled === 0 || isUnknown}
      aria-busy={isBusy || undefined}
      onClick={onFill}
    >
      <span>{words}</span>
    </Button>
  );
  return (
    <>
      <section
        className={`above-16 pad-12-16 white-ground framed-300 round-12 ${styles['shelf-bar']} row gap-12`}
        aria-label={t('shelf.bar')}
      >
        <p className="grow stack dense">
          <b>{total}</b>
          <span className="small muted">{note}</span>
        </p>
        {fill(t('shelf.fill', { count: filled }))}
      </section>
      <FixedBar name={t('shelf.bar')} total={total} note={note}>
        {fill(t('shelf.fillShort'))}
      </FixedBar>
    </>
  );
}

function noteOf({ withPar, counted }: ShelfOrder, filled: number, isOwner: boolean) {
  if (filled > 0) return 'shelf.toOrder';
  if (withPar === 0) return isOwner ? 'shelf.parsFirst' : 'shelf.parsOfOwner';
  return counted === 0 ? 'shelf.countFirst' : 'shelf.nothing';
}
