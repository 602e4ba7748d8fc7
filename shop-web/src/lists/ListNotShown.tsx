import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../shell/Page.tsx';
import { LoadedList } from './LoadedList.tsx';

type ListNotShownProps = Pick<ComponentProps<typeof LoadedList>, 'missing' | 'failed'> & {
  readonly model: { readonly isUnknown: boolean; readonly error: Error | null; readonly refetch: () => unknown };
};

export function ListNotShown({ model, missing, failed }: ListNotShownProps) {
  const { t } = useTranslation();
  const { isUnknown, error, refetch } = model;
  return (
    <Page title={t('lists.one')} className="wish-page" isWaiting={!isUnknown && error === null}>
      <LoadedList
        read={{ data: undefined, error, refetch }}
        isMissing={isUnknown}
        {...(missing ? { missing } : {})}
        failed={failed}
      >
        {() => null}
      </LoadedList>
    </Page>
  );
}
