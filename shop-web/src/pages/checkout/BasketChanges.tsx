import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../../basket/ChangeList.tsx';
import { changesBetween } from '../../basket/changesBetween.ts';

import { Notice } from '../../components/Notice.tsx';
import { PlaceChanges } from './PlaceChanges.tsx';
import './CheckoutPage.module.css';

type BasketChangesProps = { readonly before: BasketView; readonly after: BasketView };

/** Nothing was ordered (409 basket.changed). */
export function BasketChanges({ before, after }: BasketChangesProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // A colleague activated another basket: everything would differ.
  const isOther = before.basket_id !== after.basket_id;
  useEffect(() => box.current?.focus(), [after]);
  return (
    <div ref={box} tabIndex={-1} className="below-16 round-8">
      <Notice severity="info">
        <b>{t(isOther ? 'checkout.exchanged' : 'checkout.changed')}</b>
        <p>{t(isOther ? 'checkout.exchangedText' : 'checkout.changedText')}</p>
        {!isOther && (
          <>
            <PlaceChanges before={before} after={after} />
            <ChangeList changes={changesBetween(before, after)} />
          </>
        )}
      </Notice>
    </div>
  );
}
