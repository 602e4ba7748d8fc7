import type { ReactNode } from 'react';
import { hasPage, type PageName } from '../paths.ts';

type IfPageProps = { readonly name: PageName; readonly children: ReactNode };

/** Nothing in punch-out, where that page is missing. */
export const IfPage = ({ name, children }: IfPageProps) => (hasPage(name) ? children : null);
