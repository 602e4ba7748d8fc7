import type { ReactNode } from 'react';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { rightOfPage } from './menuItems.ts';
import { OfficeHeading } from './OfficeHeading.tsx';

type PageGuardProps = { readonly pathname: string; readonly children: ReactNode };

export function PageGuard({ pathname, children }: PageGuardProps) {
  const { t } = useOfficeText();
  const rights = useOfficeRights();
  const right = rightOfPage(pathname);
  if (right === null || rights?.includes(right)) return children;
  if (rights === null) return null;
  return (
    <div className="office-block" role="alert">
      <OfficeHeading title={t('roles.noAccess')} />
      <p>{t('roles.noAccessHint', { right: t(`roles.right.${right}`) })}</p>
    </div>
  );
}
