import { useEffect, useRef, type ReactNode } from 'react';
import { company } from '@talloor/look/company.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

/** Fallback focus. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

/** Takes focus after navigation and sets the tab title. */
export const OfficeHeading = ({ title, children }: { title: string; children?: ReactNode }) => {
  const { t } = useOfficeText();
  const heading = useRef<HTMLHeadingElement>(null);
  const tabTitle = `${title} · ${company.name} ${t('app.name')}`;
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <span>{title}</span> {children}
    </h1>
  );
};
