import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../components/Loaded.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';

type LoadedListProps<T> = {
  readonly read: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly isMissing: boolean;
  /** Defaults to the user's own lists. */
  readonly missing?: { readonly text: string; readonly way: { readonly to: string; readonly label: string } };
  readonly failed: { readonly title?: string; readonly text: string };
  readonly children: (data: T) => ReactNode;
};

export function LoadedList<T>({ read, isMissing, missing, failed, children }: LoadedListProps<T>) {
  const { t } = useTranslation();
  const path = usePath();
  const own = { text: t('lists.noneHere'), way: { to: path('lists'), label: t('lists.toLists') } };
  return (
    <Loaded
      read={read}
      isMissing={isMissing}
      missing={{ title: t('lists.failed.none'), board: 'veg', ...(missing ?? own) }}
      failed={{ title: t('lists.failed.load'), ...failed }}
    >
      {children}
    </Loaded>
  );
}
