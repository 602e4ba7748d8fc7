import Button from '@mui/material/Button';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasketGetter } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';
import { draftAbout, forgetDraft, keepDraft } from '../../session/draft.ts';
import { serverNow } from '../../session/serverClock.ts';
import { useAskBeforeClosing } from '../../shell/useAskBeforeClosing.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { ListModel } from '../list/useList.ts';
import { ShelfBar } from './ShelfBar.tsx';
import { ShelfLine } from './ShelfLine.tsx';
import { orderOfShelf } from './shelfOrder.ts';
import styles from './ShelfPage.module.css';

type Counts = Readonly<Record<string, string>>;

export function Counting({ list, onPar }: { list: WishListItems; onPar: ListModel['setPar'] }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const basketNow = useBasketGetter();
  const about = `shelf ${list.id}`;
  const [counts, setCounts] = useState<Counts>(() => draftAbout(about) ?? {});
  const [isBusy, setIsBusy] = useState(false);
  const draft = useRef(counts);
  const hasCounts = Object.values(counts).some((text) => text !== '');
  useAskBeforeClosing(hasCounts);
  const show = useCallback(
    (next: Counts) => {
      draft.current = next;
      setCounts(next);
      if (Object.keys(next).length === 0) forgetDraft(about);
      else keepDraft({ about, fields: next });
    },
    [about],
  );
  const count = useCallback((article: string, text: string) => show({ ...draft.current, [article]: text }), [show]);
  const clear = () => {
    const before = draft.current;
    show({});
    // The pressed button disappears.
    document.querySelector<HTMLElement>('[data-quantity-target]')?.focus();
    showToast({
      kind: 'info',
      title: t('shelf.cleared'),
      action: { label: t('common.undo'), run: () => show(before) },
    });
  };

  const fill = async (): Promise<void> => {
    const { items } = orderOfShelf(list, draft.current, basketNow().quantityOf, serverNow());
    const filled = Object.keys(items).length;
    if (isBusy || filled === 0 || focusUnreadQuantity()) return;
    setIsBusy(true);
    try {
      await basketNow().raiseItems(items);
      forgetDraft(about);
      showToast({ kind: 'ok', title: t('shelf.filled', { count: filled }) });
      await navigate(path('basket'));
    } catch (error) {
      showToast({
        kind: 'error',
        error,
        title: t('toast.error'),
        text: `${t('lists.failed.basket')} ${failureText(error, t)}`,
      });
      setIsBusy(false);
    }
  };
  return (
    <>
      <ul className="stack one-column gap-8" data-quantity-rows>
        {list.lines.map((line) => (
          <ShelfLine
            key={line.artNo}
            line={line}
            countText={counts[line.artNo] ?? ''}
            onCount={count}
            onPar={list.is_editable ? onPar : undefined}
          />
        ))}
      </ul>
      {hasCounts && (
        <Button variant="text" className={`${styles['shelf-clear']}`} onClick={clear}>
          {t('shelf.clear')}
        </Button>
      )}
      <ShelfBar list={list} counts={counts} isBusy={isBusy} onFill={() => void fill()} />
    </>
  );
}
