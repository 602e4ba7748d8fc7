import { findCities, findStreets } from '@talloor/contracts/calls/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useRested } from '../../components/useRested.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { cityFor, type CheckoutValues } from './checkoutValues.ts';

/** Spec shopping §9. */
const debounceMs = 300;
const placesStand = 3_600_000;

export type AddressOptions = {
  /** Empty where none could be loaded: the city is typed then. */
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  readonly hasCitiesFailed: boolean;
  readonly haveStreetsFailed: boolean;
  /** A code of four digits that no city of ours has: the city is typed, and the code is worth another look. */
  readonly isUnknown: boolean;
  /** No van goes to the postal code that was typed. */
  readonly isUndelivered: boolean;
};

/**
 * Cities of the postal code that is typed, once the typing rests, and the streets of the city; a code with cities gets its
 * first one (spec shopping §4, Delivery address).
 */
export function useAddressOptions({ control, setValue }: UseFormReturn<CheckoutValues>): AddressOptions {
  const language = useLanguage();
  const [kind, book, typed, city] = useWatch({ control, name: ['addressKind', 'book', 'postal', 'city'] });
  const postal = useRested(typed, debounceMs);
  const isTyping = kind === 'other' && book === '';
  const isPostal = isTyping && postal === typed && /^\d{4}$/.test(postal);
  const { data: found, isError: hasCitiesFailed } = useQuery({
    queryKey: ['cities', language, postal],
    queryFn: ({ signal }) => call(findCities, { query: { postal } }, { signal }),
    staleTime: placesStand,
    retry: false,
    enabled: isPostal,
  });
  const places = isPostal ? found : undefined;
  const { data: onMap, isError: haveStreetsFailed } = useQuery({
    queryKey: ['streets', postal, city],
    queryFn: ({ signal }) => call(findStreets, { query: { postal, city } }, { signal }),
    staleTime: placesStand,
    retry: false,
    enabled: places !== undefined && places.cities.includes(city),
  });
  const cities = places?.cities ?? noOptions;
  const isUndelivered = places?.is_delivered === false;

  useEffect(() => {
    const chosen = cityFor(city, cities);
    if (chosen !== city) setValue('city', chosen, { shouldDirty: true, shouldValidate: true });
  }, [cities, city, setValue]);

  return {
    cities,
    streets: onMap?.streets ?? noOptions,
    hasCitiesFailed: isPostal && hasCitiesFailed,
    haveStreetsFailed: isPostal && haveStreetsFailed,
    isUnknown: places?.cities.length === 0 && !isUndelivered,
    isUndelivered,
  };
}

const noOptions: readonly string[] = [];
