import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { focusAtOnce } from '../../components/focusAtOnce.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { namesake } from '../../lists/namesake.ts';
import { useLists } from '../../lists/useLists.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './BasketPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type SaveAsListProps = {
  readonly articles: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function SaveAsList({ articles, isOpen, onClose }: SaveAsListProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="save-basket-title" maxWidth="xs" fullWidth>
      <DialogHead id="save-basket-title" title={t('lists.saveBasketTitle')} onClose={onClose} />
      <SaveForm articles={articles} onEnd={onClose} />
    </Dialog>
  );
}

function SaveForm({ articles, onEnd }: { articles: readonly string[]; onEnd: () => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { mine = [], create, add } = useLists();
  const [name, setName] = useState('');
  const [listId, setListId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const sameNameList = namesake(name, mine);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const listName = mine.find(({ id }) => id === listId)?.name ?? name.trim();
    if (listName === '' || isBusy) return;
    setIsBusy(true);
    try {
      await (listId === '' ? create(listName, articles) : add(listId, articles));
      onEnd();
      showToast({
        kind: 'ok',
        title: t('lists.savedBasket', { name: listName }),
        action: { label: t('lists.toLists'), run: () => void navigate(path('lists')) },
      });
    } catch (error) {
      const text = `${t(listId === '' ? 'lists.failed.create' : 'lists.failed.add')} ${failureText(error, t)}`;
      showToast({ kind: 'error', error, title: t('toast.error'), text });
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <div className={`${styles['basket-question']} stack gap-16`}>
        <p className="muted">{t('lists.saveBasketText', { count: articles.length, whoSees: t('lists.whoSees') })}</p>
        {mine.length > 0 && (
          <TextField
            select
            fullWidth
            id="save-basket-list"
            label={t('lists.saveBasketWhere')}
            value={listId}
            onChange={(event) => setListId(event.target.value)}
            slotProps={{ select: { native: true } }}
          >
            <option value="">{t('lists.newList')}</option>
            {mine.map((list) => (
              <option key={list.id} value={list.id}>
                {list.name}
              </option>
            ))}
          </TextField>
        )}
        {listId === '' && (
          <TextField
            inputRef={focusAtOnce}
            fullWidth
            id="save-basket-name"
            label={t('lists.saveBasketName')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={sameNameList !== undefined && !isBusy && t('lists.nameTaken', { name: sameNameList.name })}
            slotProps={{ htmlInput: { ...atMost(60, 'name') } }}
          />
        )}
      </div>
      <footer className={`${styles['basket-answers']} wraps to-end gap-8`}>
        <Button variant="outlined" onClick={onEnd}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t('lists.saveBasket')}
        </Button>
      </footer>
    </form>
  );
}
