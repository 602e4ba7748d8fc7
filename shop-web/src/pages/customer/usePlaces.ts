import { findCities, findStreets } from '@talloor/contracts/endpoints/address.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useRested } from '../../components/useRested.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import type { WantedAddress } from './wantedAddress.ts';

const debounceMs = 300;
const placesStand = 3_600_000;
const noPlaces: readonly string[] = [];

/** Empty on errors. */
export function usePlaces({ control }: UseFormReturn<WantedAddress>): {
  readonly cities: readonly string[];
  readonly streets: readonly string[];
} {
  const language = useLanguage();
  const [typedPostal, city] = useWatch({ control, name: ['postal', 'city'] });
  const postal = useRested(typedPostal, debounceMs);
  const { data: places } = useQuery({
    queryKey: ['cities', language, postal],
    queryFn: ({ signal }) => call(findCities, { query: { postal } }, { signal }),
    staleTime: placesStand,
    retry: false,
    enabled: /^\d{4}$/.test(postal),
  });
  const { data: onMap } = useQuery({
    queryKey: ['streets', postal, city],
    queryFn: ({ signal }) => call(findStreets, { query: { postal, city } }, { signal }),
    staleTime: placesStand,
    retry: false,
    enabled: places?.cities.includes(city) === true,
  });
  return { cities: places?.cities ?? noPlaces, streets: onMap?.streets ?? noPlaces };
}
