import {
  toggleRestrictedListItemByPost,
  updateRestrictedList,
  viewRestrictedList,
} from '@talloor/contracts/endpoints/restrictedList.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { listsKey } from '../../lists/listKeys.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

export type RestrictedList = CallOutput<typeof viewRestrictedList>;

/** Articles switched off stay visible to undo. */
export function useRestrictedList() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const key = [...listsKey, 'restricted', customer?.customer_number ?? null, language];
  const [forbidden, setForbidden] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(viewRestrictedList, {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const fail = (error: unknown) =>
    showToast({
      kind: 'error',
      error,
      title: t('toast.error'),
      text: `${t('lists.failed.toggle')} ${failureText(error, t)}`,
    });
  const mark = (artNo: string, on: boolean) =>
    setForbidden((before) => {
      const after = new Set(before);
      if (on) after.delete(artNo);
      else after.add(artNo);
      return after;
    });

  return {
    ...query,
    isAllowed: (artNo: string): boolean =>
      !forbidden.has(artNo) && (query.data?.lines.some((line) => line.artNo === artNo) ?? false),
    /** Reverted on rejection. @param product for a new line */
    toggle: async (artNo: string, on: boolean, product: ProductView | null): Promise<void> => {
      mark(artNo, on);
      try {
        await call(toggleRestrictedListItemByPost, { params: { artNo }, body: { on } });
        queryClient.setQueryData<RestrictedList>(key, (list) => {
          if (list === undefined || !on || list.lines.some((line) => line.artNo === artNo)) return list;
          return { ...list, lines: [{ artNo, product }, ...list.lines] };
        });
        announce(
          t(on ? 'restrictedList.isAllowed' : 'restrictedList.isForbidden', { article: product?.name ?? artNo }),
        );
      } catch (error) {
        mark(artNo, !on);
        fail(error);
      }
    },
    rename: async (name: string): Promise<void> => {
      try {
        await call(updateRestrictedList, { body: { name } });
        queryClient.setQueryData<RestrictedList>(key, (list) => list && { ...list, name });
        showToast({ kind: 'ok', title: t('restrictedList.savedName') });
      } catch (error) {
        fail(error);
      }
    },
  };
}

export type RestrictedListModel = ReturnType<typeof useRestrictedList>;
