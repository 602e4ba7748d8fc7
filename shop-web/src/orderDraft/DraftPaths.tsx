import { useCallback, type ReactNode } from 'react';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { ProductPaths } from './ProductPaths.tsx';

export function DraftPaths({ order, children }: { order: string; children: ReactNode }) {
  const path = usePath();
  const base = path('changeOrderProduct');
  const pathTo = useCallback((article: string) => `${base}?order=${order}&article=${article}`, [base, order]);
  return <ProductPaths value={pathTo}>{children}</ProductPaths>;
}
