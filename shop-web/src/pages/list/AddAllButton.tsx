import Button from '@mui/material/Button';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { AddWholeListDialog } from '../../lists/AddWholeListDialog.tsx';
import { useAddWholeList } from '../../lists/useAddWholeList.ts';
import { wholeList } from '../../lists/wholeList.ts';
import { estimateItems } from '../../products/estimateLine.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { useMay } from '../../session/useMay.ts';

export function AddAllButton({ list }: { list: WishListItems }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf } = useBasket();
  const now = useServerMinute();
  const { busyId, addWholeList, question, answer } = useAddWholeList();
  const products = list.lines.flatMap(({ product }) => product ?? []);
  const hasLast = products.some((product) => product.last_order_quantity !== null);
  const [takesLast, setTakesLast] = useState(list.type === 'history');
  const { items, replacements } = wholeList(list.lines, quantityOf, now, takesLast);
  const mayOrder = useMay('order');
  if (!mayOrder) return null;
  const count = Object.keys(items).length + replacements.size;
  const { amount, isApproximate } = estimateItems(products, items);
  return (
    <div className="cluster gap-8 push wish-add">
      {hasLast && (
        <label className="pointer wish-share row gap-8">
          <input type="checkbox" checked={takesLast} onChange={(event) => setTakesLast(event.target.checked)} />
          <span>{t('lists.lastQuantities')}</span>
        </label>
      )}
      <Button
        variant="contained"
        disabled={list.lines.length === 0}
        aria-busy={busyId !== null || undefined}
        onClick={() => void addWholeList(list.id, takesLast)}
      >
        <PlusIcon size={18} weight="bold" />
        <span>
          {count === 0
            ? t('lists.addAllLong')
            : amount === null
              ? t('lists.addAllHidden', { count })
              : t('lists.addAllFor', {
                  count,
                  // The prices of replacements are not known yet.
                  amount: formatApproximate(language, amount, isApproximate || replacements.size > 0),
                })}
        </span>
      </Button>
      <AddWholeListDialog question={question} answer={answer} />
    </div>
  );
}
