import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { rightOfPage } from './menuItems.ts';
import { OfficeHeading } from './OfficeHeading.tsx';

type PageGuardProps = { readonly pathname: string; readonly children: ReactNode };

export function PageGuard({ pathname, children }: PageGuardProps) {
  const { t } = useOfficeText();
  const { permissions: rights, isPending } = usePermissions<readonly OfficeRight[]>();
  const right = rightOfPage(pathname);
  if (isPending) return null;
  // In an outage the page says so.
  if (right === null || rights === undefined || rights.includes(right)) return children;
  return (
    <div className="office-block" role="alert">
      <OfficeHeading title={t('roles.noAccess')} />
      <p>{t('roles.noAccessHint', { right: t(`roles.right.${right}`) })}</p>
    </div>
  );
}
