import { findCities, findStreets } from '@talloor/contracts/endpoints/address.ts';
import { useQuery } from '@tanstack/react-query';
import { useRested } from '../components/useRested.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';

/** Spec shopping §9. */
const debounceMs = 300;
const placesStand = 3_600_000;

export type AddressOptions = {
  /** Empty on errors. */
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  readonly hasCitiesFailed: boolean;
  readonly haveStreetsFailed: boolean;
  /** Check the code, type the city. */
  readonly isUnknown: boolean;
  readonly isUndelivered: boolean;
};

export function usePlaces(typedPostal: string, city: string, isTyping = true): AddressOptions {
  const language = useLanguage();
  const postal = useRested(typedPostal, debounceMs);
  const isPostal = isTyping && postal === typedPostal && /^\d{4}$/.test(postal);
  const { data: foundPlaces, isError: hasCitiesFailed } = useQuery({
    queryKey: ['cities', language, postal],
    queryFn: ({ signal }) => call(findCities, { query: { postal } }, { signal }),
    staleTime: placesStand,
    retry: false,
    enabled: isPostal,
  });
  const places = isPostal ? foundPlaces : undefined;
  const { data: onMap, isError: haveStreetsFailed } = useQuery({
    queryKey: ['streets', postal, city],
    queryFn: ({ signal }) => call(findStreets, { query: { postal, city } }, { signal }),
    staleTime: placesStand,
    retry: false,
    enabled: places !== undefined && places.cities.includes(city),
  });
  const isUndelivered = places?.is_delivered === false;
  return {
    cities: places?.cities ?? noOptions,
    streets: onMap?.streets ?? noOptions,
    hasCitiesFailed: isPostal && hasCitiesFailed,
    haveStreetsFailed: isPostal && haveStreetsFailed,
    isUnknown: places?.cities.length === 0 && !isUndelivered,
    isUndelivered,
  };
}

const noOptions: readonly string[] = [];
