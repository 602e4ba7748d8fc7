import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewCorrection } from '@talloor/contracts/endpoints/orderCorrections.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { officeClient } from '../../data/officeClient.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';

/** Other articles keep their quantity. */
export type Quantities = Readonly<Record<string, number>>;

export function useCorrection(number: string) {
  const { language } = useOfficeText();
  const [quantities, setQuantities] = useState<Quantities>({});
  const changedLines = Object.entries(quantities).map(([article_number, quantity]) => ({ article_number, quantity }));
  const preview = useQuery({
    queryKey: ['orders', 'correction', number, language, changedLines],
    queryFn: ({ signal }) =>
      officeClient.call(previewCorrection, { params: { number }, body: { wishes: changedLines } }, { signal }),
    placeholderData: keepPreviousData,
    // Rejections are not retried.
    retry: (failures, error) => !(error instanceof ProblemError) && failures < 3,
  });
  /** @param original current quantity; it removes the change */
  const changeQuantity = (article: string, quantity: number, original: number) =>
    setQuantities((before) => {
      const others = Object.entries(before).filter(([number]) => number !== article);
      return Object.fromEntries(quantity === original ? others : [...others, [article, quantity]]);
    });
  return { preview, changedLines, changeQuantity };
}
export type Correction = ReturnType<typeof useCorrection>;
