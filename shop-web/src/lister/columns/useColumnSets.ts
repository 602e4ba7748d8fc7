import {
  type ColumnSet,
  deleteColumnSet,
  listColumnSets,
  saveColumnSet,
} from '@talloor/contracts/endpoints/columnSets.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useMay } from '../../session/useMay.ts';
import { useStore } from '../../store/createStore.ts';
import { columnSetPreference } from '../listPreferences.ts';

export type NewColumnSet = NonNullable<CallInput<typeof saveColumnSet>['body']>;

/** Loaded once a set is chosen or the dialog opens. */
export function useColumnSets() {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const mayChange = useMay('lists') && customer !== null;
  const chosenId = useStore(columnSetPreference);
  const [isRequested, setIsRequested] = useState(false);
  const queryKey = ['columnSets', customer?.customer_number ?? null, language] as const;
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listColumnSets, {}, { signal }),
    enabled: isRequested || chosenId !== '',
  });
  const put = (next: (sets: readonly ColumnSet[]) => readonly ColumnSet[]) =>
    queryClient.setQueryData(queryKey, next(data ?? []));
  return {
    sets: data,
    mayChange,
    isRefused: customer !== null && !mayChange,
    isError,
    retry: () => void refetch(),
    /** Null shows the usual rows. */
    chosen: data?.find((set) => set.id === chosenId) ?? null,
    isPending: chosenId !== '' && data === undefined && !isError,
    ask: () => setIsRequested(true),
    choose: (set: ColumnSet | null) => columnSetPreference.set(set?.id ?? ''),
    /** Overwrites by name. @throws ProblemError */
    save: async (body: NewColumnSet) => {
      const savedSet = await call(saveColumnSet, { body });
      put((sets) => [...sets.filter((set) => set.id !== savedSet.id), savedSet]);
      columnSetPreference.set(savedSet.id);
    },
    /** @throws ProblemError */
    remove: async (set: ColumnSet) => {
      await call(deleteColumnSet, { params: { id: set.id } });
      if (chosenId === set.id) columnSetPreference.set('');
      put((sets) => sets.filter((listedSet) => listedSet.id !== set.id));
    },
  };
}

export type ColumnSetsModel = ReturnType<typeof useColumnSets>;
