import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useMemo, type ReactNode } from 'react';
import { ShareBasket, useBasket } from './BasketProvider.tsx';

export function ShownBasket({ basket, children }: { basket: BasketView; children: ReactNode }) {
  const active = useBasket();
  const value = useMemo(() => {
    const lines = new Map(basket.lines.map((line) => [line.product.article_number, line]));
    return {
      ...active,
      basket: { ...basket, is_active: false },
      isLoading: false,
      isRemembered: false,
      error: null,
      isUpdating: false,
      lineOf: (articleNumber: string) => lines.get(articleNumber),
      quantityOf: (articleNumber: string) => lines.get(articleNumber)?.quantity ?? 0,
      pendingOf: () => undefined,
      changeLine: () => Promise.resolve(null),
    };
  }, [active, basket]);
  return (
    <ShareBasket basket={value} of={basket}>
      {children}
    </ShareBasket>
  );
}
