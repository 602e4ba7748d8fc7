import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { usePlaces, type AddressOptions } from '../../places/usePlaces.ts';
import { cityFor, type CheckoutValues } from './checkoutValues.ts';

export type { AddressOptions };

/** Defaults to the first city of a postal code (spec shopping §4, Delivery address). */
export function useAddressOptions({ control, setValue }: UseFormReturn<CheckoutValues>): AddressOptions {
  const [kind, book, typed, city] = useWatch({ control, name: ['addressKind', 'book', 'postal', 'city'] });
  const options = usePlaces(typed, city, kind === 'other' && book === '');
  const { cities } = options;

  useEffect(() => {
    const chosen = cityFor(city, cities);
    if (chosen !== city) setValue('city', chosen, { shouldDirty: true, shouldValidate: true });
  }, [cities, city, setValue]);

  return options;
}
