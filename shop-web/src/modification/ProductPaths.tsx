import { createContext } from 'react';

/** Where an article's page is, in what is inside: another than its own while an order is changed. */
export const ProductPaths = createContext<((articleNumber: string) => string) | null>(null);
