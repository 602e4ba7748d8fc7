import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { ProductPaths } from '../orderDraft/ProductPaths.tsx';
import './ProductLink.css';

type ProductLinkProps = {
  readonly articleNumber: string;
  /** Tab visits quantities; Ctrl+Enter opens the article (design 5.5). */
  readonly isSkipped?: boolean;
  /** Duplicates an adjacent link. */
  readonly isDecoration?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

export function ProductLink({
  articleNumber,
  isSkipped = false,
  isDecoration = false,
  className,
  children,
}: ProductLinkProps) {
  const path = usePath();
  const elsewhere = useContext(ProductPaths);
  return (
    <Link
      to={elsewhere?.(articleNumber) ?? path('product', { id: articleNumber })}
      className={className}
      data-product-link={isDecoration ? undefined : ''}
      tabIndex={isSkipped || isDecoration ? -1 : undefined}
      aria-hidden={isDecoration || undefined}
    >
      {children}
    </Link>
  );
}
