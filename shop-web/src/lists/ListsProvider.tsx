import { listWishLists, type WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { addToList, createList, toggleListItemByPost } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useLoadingToast } from '../toasts/useLoadingToast.ts';
import { createListToggles, type Toggle } from './createListToggles.ts';
import { listsKey, myListsKey } from './listKeys.ts';
import { ListsContext, noLists, type ListArticle, type Lists } from './useLists.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const ListMenu = lazyPart('lists', async () => (await import('./ListMenu.tsx')).ListMenu);

export function ListsProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { user, customer } = useSession();
  const customerNumber = customer?.customer_number ?? null;
  const isOn = customerNumber !== null && user.features.wish_list && user.rights.includes('lists');
  const [menuTarget, setMenuTarget] = useState<{ article: ListArticle; anchor: HTMLElement } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const { data: mine, error } = useQuery({
    queryKey: myListsKey(customerNumber, language),
    queryFn: ({ signal }) => call(listWishLists, { query: { types: 'mine' } }, { signal }),
    enabled: isOn,
  });

  useLoadingToast(error);
  const commands = useMemo(() => {
    const key = myListsKey(customerNumber, language);
    const refresh = () => void queryClient.invalidateQueries({ queryKey: listsKey });
    const toggle = createListToggles({
      send: ({ listId, articleNumber, on }) =>
        call(toggleListItemByPost, { params: { id: listId, artNo: articleNumber }, body: { on } }),
      show: (toggled) => {
        void queryClient.cancelQueries({ queryKey: key });
        queryClient.setQueryData<WishListSummary[]>(key, (lists) => lists?.map((list) => toggledIn(list, toggled)));
      },
    });
    return {
      toggle: (listToggle: Toggle) => toggle(listToggle).finally(refresh),
      add: async (listId: string, items: readonly string[]) => {
        await call(addToList, { params: { id: listId }, body: { items: [...items] } });
        refresh();
      },
      create: async (name: string, items: readonly string[]) => {
        const newList = await call(createList, { body: { name, items: [...items] } });
        const summary = {
          ...newList,
          owner: null,
          number_of_products: newList.lines.length,
          updated_at: null,
          boards: [],
        };
        queryClient.setQueryData<WishListSummary[]>(key, (lists) => lists && [...lists, summary]);
        refresh();
      },
    };
  }, [queryClient, customerNumber, language]);

  const value = useMemo<Lists>(() => {
    if (!isOn) return noLists;
    const byArticle = new Map<string, WishListSummary[]>();
    for (const list of mine ?? [])
      for (const { artNo } of list.lines) byArticle.set(artNo, [...(byArticle.get(artNo) ?? []), list]);
    return {
      ...commands,
      isOn,
      mine,
      error,
      listsWith: (articleNumber) => byArticle.get(articleNumber) ?? [],
      choose: (article, anchor) => {
        setMenuTarget({ article, anchor });
        setIsOpen(true);
      },
    };
  }, [isOn, mine, error, commands]);

  return (
    <ListsContext value={value}>
      {children}
      {menuTarget !== null && (
        <ListMenu
          article={menuTarget.article}
          anchor={menuTarget.anchor}
          isOpen={isOpen && isOn}
          onClose={() => setIsOpen(false)}
        />
      )}
    </ListsContext>
  );
}

function toggledIn(list: WishListSummary, { listId, articleNumber, on }: Toggle): WishListSummary {
  if (list.id !== listId) return list;
  const others = list.lines.filter(({ artNo }) => artNo !== articleNumber);
  const lines = on ? [...others, { artNo: articleNumber, comment: '' }] : others;
  return { ...list, lines, number_of_products: lines.length };
}
