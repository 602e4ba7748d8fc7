import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { usePlaces, type AddressOptions } from '../../places/usePlaces.ts';
import { cityFor, type CheckoutValues } from './checkoutValues.ts';

export type { AddressOptions };

/** First city of a postal code by default (spec shopping §4). */
export function useAddressOptions({ control, setValue }: UseFormReturn<CheckoutValues>): AddressOptions {
  const [kind, book, typedPostal, city] = useWatch({ control, name: ['addressKind', 'book', 'postal', 'city'] });
  const options = usePlaces(typedPostal, city, kind === 'other' && book === '');
  const { cities } = options;

  useEffect(() => {
    const chosenCity = cityFor(city, cities);
    if (chosenCity !== city) setValue('city', chosenCity, { shouldDirty: true, shouldValidate: true });
  }, [cities, city, setValue]);

  return options;
}
