import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After Enter on an exact number or barcode. */
export function useQuantityOfNumber(products: readonly ProductView[] | undefined): void {
  const { state, key } = useLocation() as { state: { quantityOf?: string } | null; key: string };
  const number = state?.quantityOf;
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (number === undefined || done.current === key || products === undefined) return;
    done.current = key;
    const [only] = products.length === 1 ? products : products.filter((each) => each.article_number === number);
    if (only === undefined) return;
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-article="${CSS.escape(only.article_number)}"] [data-quantity-target]`)
        ?.focus(),
    );
  }, [number, key, products]);
}
