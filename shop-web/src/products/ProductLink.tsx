import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { ProductPaths } from '../modification/ProductPaths.tsx';
import './ProductLink.css';

type ProductLinkProps = {
  readonly articleNumber: string;
  /** In rows, Tab goes from number to number; Ctrl+Enter on the number opens the article (design, 5.5). */
  readonly isSkipped?: boolean;
  /** It says nothing that another link beside it does not. */
  readonly isDecoration?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The way to an article's page. */
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
