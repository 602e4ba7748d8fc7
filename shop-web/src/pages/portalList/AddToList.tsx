import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useSuggestions } from '../../autocomplete/useSuggestions.ts';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { addToManagedList } from '../portal/managedLists.ts';
import styles from './AddToList.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type AddToListProps = { readonly list: Pick<WishListItems, 'id' | 'lines'>; readonly onAdded: () => void };

export function AddToList({ list, onAdded }: AddToListProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const shownSuggestions = useSuggestions(text, true);
  const products = shownSuggestions?.suggestions.products ?? [];
  const onList = new Set(list.lines.map(({ artNo }) => artNo));
  const add = async (article: string, name: string) => {
    if (busy !== null) return;
    setBusy(article);
    try {
      await addToManagedList(list.id, article);
      announce(t('managing.list.added', { article: name }));
      onAdded();
    } catch (error) {
      const failureMessage = `${t('lists.failed.add')} ${failureText(error, t)}`;
      showToast({ kind: 'error', error, title: t('toast.error'), text: failureMessage });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={`pad-12-16 below-16 card ${styles['add-to-list']}`}>
      <label>
        <span className="as-block weight-600">{t('managing.list.add')}</span>
        <OutlinedInput
          fullWidth
          size="small"
          type="search"
          value={text}
          placeholder={t('managing.list.addHint')}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { ...atMost(80) } }}
        />
      </label>
      {shownSuggestions !== null && !shownSuggestions.isOld && products.length === 0 && (
        <output className="muted">{t('managing.list.nothingFound', { text: shownSuggestions.typed })}</output>
      )}
      {products.length > 0 && (
        <ul className="stack above-8" aria-label={t('managing.list.found')}>
          {products.map(({ article_number: article, name, brand, pack, board, icon, image }) => (
            <li className="row gap-12 line-above" key={article}>
              <Board board={board} icon={icon} photo={image} />
              <span className={`grow shrinks weight-600 breaks ${styles['add-to-list-name']}`}>
                <span>{unbroken(name)}</span>
                <span className="facts">
                  <span>{article}</span>
                  <span>{brand}</span>
                  <span>{unbroken(pack)}</span>
                </span>
              </span>
              {onList.has(article) ? (
                <span className="muted">{t('managing.list.onList')}</span>
              ) : (
                <Button
                  variant="tonal"
                  aria-busy={busy === article || undefined}
                  aria-label={t('managing.list.addOne', { article: name })}
                  onClick={() => void add(article, name)}
                >
                  <PlusIcon size={18} weight="bold" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
