import { removeFromHistory } from '@talloor/contracts/endpoints/history.ts';
import type { WishListItems, WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { isNotFound, ProblemError } from '@talloor/contracts/problemError.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ListAccessContext } from '../../lists/listAccess.ts';
import { listKey } from '../../lists/listKeys.ts';
import { useListCommands } from '../../lists/useListCommands.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

export function useList(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const { update } = useListCommands();
  const access = useContext(ListAccessContext);
  const key = listKey(customer?.customer_number ?? null, language, id, access.kind);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => access.get(id, signal),
    enabled: id !== '',
    refetchOnMount: 'always',
  });
  const show = (change: (lines: readonly WishListLine[]) => readonly WishListLine[]) =>
    queryClient.setQueryData<WishListItems>(key, (list) => {
      if (list === undefined) return undefined;
      const lines = [...change(list.lines)];
      return { ...list, lines, number_of_products: lines.length };
    });
  const fail = (error: unknown) => {
    const text = `${t('lists.failed.update')} ${failureText(error, t)}`;
    showToast({ kind: 'error', error, title: t('toast.error'), text });
  };
  const without = (article: string) => show((lines) => lines.filter(({ artNo }) => artNo !== article));

  const latestOrder = useRef<readonly string[] | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const { error } = query;
  return {
    ...query,
    isUnknown: id === '' || isNotFound(error) || (error instanceof ProblemError && error.status === 400),
    arrange: (articles: readonly string[]): void => {
      const places = new Map(articles.map((article, place) => [article, place]));
      show((lines) =>
        lines.toSorted((first, second) => (places.get(first.artNo) ?? 0) - (places.get(second.artNo) ?? 0)),
      );
      latestOrder.current = articles;
      sending.current = sending.current.then(async () => {
        if (latestOrder.current !== articles) return;
        try {
          await update(id, { order: [...articles] });
        } catch (error) {
          fail(error);
          await query.refetch();
        }
      });
    },
    comment: async (article: string, comment: string): Promise<boolean> => {
      try {
        await update(id, { comments: { [article]: comment } });
        show((lines) => lines.map((line) => (line.artNo === article ? { ...line, comment } : line)));
        return true;
      } catch (error) {
        fail(error);
        return false;
      }
    },
    /** Null stops counting. @returns success */
    setPar: async (article: string, par: number | null): Promise<boolean> => {
      // A read under way would show the old value again.
      const isReading = queryClient.isFetching({ queryKey: key, exact: true }) > 0;
      if (isReading) await queryClient.cancelQueries({ queryKey: key, exact: true });
      const before = query.data?.lines.find(({ artNo }) => artNo === article)?.par ?? null;
      show((lines) => withPar(lines, article, par));
      const saving = sending.current.then(async () => {
        try {
          await update(id, { par_levels: { [article]: par } });
          if (isReading) void query.refetch();
          return true;
        } catch (error) {
          fail(error);
          show((lines) => withPar(lines, article, before));
          return false;
        }
      });
      sending.current = saving;
      return saving;
    },
    /** After confirmation (spec shopping §4, Lists). */
    remove: async (article: string): Promise<void> => {
      try {
        await update(id, { remove: [article] });
        without(article);
      } catch (error) {
        fail(error);
      }
    },
    forget: async (article: string): Promise<void> => {
      try {
        const { success, message } = await call(removeFromHistory, { params: { artno: article } });
        if (success) without(article);
        showToast({ kind: success ? 'info' : 'error', title: message });
      } catch (error) {
        showToast({ kind: 'error', error, title: t('toast.error'), text: failureText(error, t) });
      }
    },
    share: async (isShared: boolean): Promise<void> => {
      try {
        await update(id, { is_shared: isShared });
        showToast({ kind: 'ok', title: t(isShared ? 'lists.isShared' : 'lists.isOwn') });
      } catch (error) {
        fail(error);
      }
    },
  };
}

const withPar = (lines: readonly WishListLine[], article: string, par: number | null) =>
  lines.map((line) => {
    if (line.artNo !== article) return line;
    const { par: _, ...rest } = line;
    return par === null ? rest : { ...rest, par };
  });

export type ListModel = ReturnType<typeof useList>;
