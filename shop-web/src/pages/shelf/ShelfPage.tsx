import Button from '@mui/material/Button';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useBasketWhenAsked } from '../../basket/BasketProvider.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useListCommands } from '../../lists/useListCommands.ts';
import { routeConfiguration } from '../../routeConfiguration.ts';
import { draftAbout, forgetDraft, keepDraft } from '../../session/draft.ts';
import { serverNow } from '../../session/serverClock.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useList } from '../list/useList.ts';
import { ShelfLine } from './ShelfLine.tsx';
import { judgeShelf } from './shelfOrder.ts';
import './ShelfPage.css';

/** Counts what is on the shelf, so that the order fills itself: for one hand, on a phone, in a cold store. */
export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, refetch } = useList(id);
  const title = data === undefined ? t('shelf.count') : t('shelf.title', { name: data.name });
  const heading = (
    <div className="shelf-head">
      <Link to={routeConfiguration.wishListView(language, { id })} className="shelf-back">
        <CaretLeftIcon size={14} weight="bold" />
        {data?.name ?? t('lists.one')}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">{t('shelf.text')}</p>
    </div>
  );
  return (
    <Page title={title} heading={heading} className="shelf-page">
      {data !== undefined ? (
        <Counting key={id} list={data} onParSaved={() => void refetch()} />
      ) : (
        error !== null && (
          <div className="card">
            <LoadFailed title={t('lists.failed.load')} text={failureText(error, t)} onRetry={() => void refetch()} />
          </div>
        )
      )}
    </Page>
  );
}

function Counting({ list, onParSaved }: { list: WishListItems; onParSaved: () => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const basketNow = useBasketWhenAsked();
  const { update } = useListCommands();
  const about = `shelf ${list.id}`;
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>(() => draftAbout(about) ?? {});
  const [isBusy, setIsBusy] = useState(false);
  const items = Object.fromEntries(
    list.lines.flatMap((line) => {
      const verdict = judgeShelf(line, counts[line.artNo] ?? '', serverNow());
      return verdict.kind === 'order' ? [[line.artNo, verdict.quantity]] : [];
    }),
  );
  const filled = Object.keys(items).length;
  const draft = useRef(counts);
  const count = useCallback(
    (article: string, text: string) => {
      draft.current = { ...draft.current, [article]: text };
      setCounts(draft.current);
      keepDraft({ about, fields: draft.current });
    },
    [about],
  );
  const fail = useCallback(
    (error: unknown) => void showToast({ kind: 'error', title: t('toast.error'), text: failureText(error, t) }),
    [t],
  );
  const savePar = useCallback(
    (article: string, par: number | null) =>
      void update(list.id, { par_levels: { [article]: par } }).then(onParSaved, fail),
    [list.id, update, onParSaved, fail],
  );

  const fill = async (): Promise<void> => {
    if (isBusy || filled === 0) return;
    setIsBusy(true);
    try {
      await basketNow().setItems(items);
      forgetDraft();
      showToast({ kind: 'ok', title: t('shelf.filled', { count: filled }) });
      await navigate(path('basket'));
    } catch (error) {
      fail(error);
      setIsBusy(false);
    }
  };
  return (
    <>
      <ul className="shelf-lines" data-quantity-rows>
        {list.lines.map((line) => (
          <ShelfLine
            key={line.artNo}
            line={line}
            counted={counts[line.artNo] ?? ''}
            onCount={count}
            onPar={list.is_editable ? savePar : undefined}
          />
        ))}
      </ul>
      <div className="shelf-foot">
        {filled === 0 && <span className="muted">{t('shelf.nothing')}</span>}
        <Button
          variant="contained"
          size="large"
          disabled={filled === 0}
          aria-busy={isBusy || undefined}
          onClick={() => void fill()}
        >
          {t('shelf.fill', { count: filled })}
        </Button>
      </div>
    </>
  );
}
