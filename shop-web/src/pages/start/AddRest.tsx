import Button from '@mui/material/Button';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketGetter } from '../../basket/BasketProvider.tsx';
import { useTakeBack } from '../../basket/useTakeBack.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { Rest } from './useReorder.ts';

type AddRestProps = {
  readonly rest: Rest;
  /** None of them is in the basket yet. */
  readonly isAll: boolean;
};

export function AddRest({ rest, isAll }: AddRestProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const basketNow = useBasketGetter();
  const createUndoAction = useTakeBack();
  const [isBusy, setIsBusy] = useState(false);
  const { count } = rest;
  const add = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await basketNow().raiseItems(rest.items);
      showToast({ kind: 'ok', title: t('start.added', { count }), action: createUndoAction(rest.items, {}) });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('start.addFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="contained" aria-busy={isBusy || undefined} onClick={() => void add()}>
      <PlusIcon size={18} weight="bold" />
      <span>
        {rest.amount === null
          ? t(isAll ? 'start.addAllHidden' : 'start.addRestHidden', { count })
          : t(isAll ? 'start.addAll' : 'start.addRest', {
              count,
              amount: formatApproximate(language, rest.amount, rest.isApproximate),
            })}
      </span>
    </Button>
  );
}
