import { createContext } from 'react';

/** Overridden while an order is changed. */
export const ProductPaths = createContext<((articleNumber: string) => string) | null>(null);
