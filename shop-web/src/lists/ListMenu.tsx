import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../shell/announce.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './ListMenu.css';
import { namesake } from './namesake.ts';
import { useLists, type ListArticle } from './useLists.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type ListMenuProps = {
  readonly article: ListArticle;
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Design 5.4. */
export function ListMenu({ article, anchor, isOpen, onClose }: ListMenuProps) {
  const { t } = useTranslation();
  const { mine, error, toggle } = useLists();
  // Screen readers ignore toasts outside the open menu.
  const [failureMessage, setFailureMessage] = useState('');

  const change = async (list: WishListSummary, on: boolean): Promise<void> => {
    const names = { article: article.name, list: list.name };
    setFailureMessage('');
    try {
      const toggling = toggle({ listId: list.id, articleNumber: article.articleNumber, on });
      announce(t(on ? 'lists.added' : 'lists.removed', names));
      await toggling;
    } catch (failure) {
      const text = `${t('lists.failed.toggle')} ${failureText(failure, t)}`;
      setFailureMessage(text);
      showToast({ kind: 'error', error: failure, title: t('toast.error'), text });
    }
  };

  return (
    <Popover
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { className: 'list-menu', role: 'dialog', 'aria-label': t('lists.menu', { article: article.name }) },
      }}
    >
      <b className="as-block list-menu-title">{t('lists.menuTitle')}</b>
      {mine === undefined && <p className="muted">{t(error === null ? 'lists.loading' : 'lists.failed.load')}</p>}
      {mine?.length === 0 && <p className="muted">{`${t('lists.none')}. ${t('lists.noneText')}`}</p>}
      {mine !== undefined && mine.length > 0 && (
        <ul className="list-menu-lists">
          {mine.map((list) => (
            <li key={list.id}>
              <label className="row gap-8 tall round-8 pointer breaks">
                <input
                  type="checkbox"
                  checked={list.lines.some(({ artNo }) => artNo === article.articleNumber)}
                  onChange={(event) => void change(list, event.target.checked)}
                />
                <span className="grow">{list.name}</span>
                <span className="muted small">{list.number_of_products}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className="sr-only" role="alert">
        {failureMessage}
      </p>
      <NewListWith article={article} />
    </Popover>
  );
}

function NewListWith({ article }: { article: ListArticle }) {
  const { t } = useTranslation();
  const { create, mine } = useLists();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const sameNameList = namesake(name, mine);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const trimmedName = name.trim();
    if (trimmedName === '' || isBusy) return;
    setIsBusy(true);
    try {
      await create(trimmedName, [article.articleNumber]);
      setName('');
      announce(t('lists.added', { article: article.name, list: trimmedName }));
    } catch (failure) {
      const text = `${t('lists.failed.create')} ${failureText(failure, t)}`;
      showToast({ kind: 'error', error: failure, title: t('toast.error'), text });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className="line-above above-8 list-menu-new wraps gap-8" onSubmit={(event) => void submit(event)}>
      <OutlinedInput
        size="small"
        fullWidth
        value={name}
        placeholder={t('lists.newList')}
        onChange={(event) => setName(event.target.value)}
        slotProps={{
          input: { 'aria-label': t('lists.newList'), ...atMost(60, 'name'), 'aria-describedby': 'list-menu-taken' },
        }}
      />
      <Button type="submit" variant="tonal" aria-busy={isBusy || undefined}>
        <span>{t(isBusy ? 'lists.making' : 'lists.make')}</span>
      </Button>
      <output className="muted small" id="list-menu-taken">
        {sameNameList !== undefined && !isBusy
          ? t('lists.nameTaken', { name: sameNameList.name })
          : name !== '' && t('lists.whoSees')}
      </output>
    </form>
  );
}
