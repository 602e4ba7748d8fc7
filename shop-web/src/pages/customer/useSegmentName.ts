import { useTranslation } from 'react-i18next';

const segments = [
  'restaurant',
  'caterer',
  'hotel',
  'hospital',
  'care_home',
  'school',
  'creche',
  'youth_camp',
  'independent',
  'public_administration',
] as const;

/** Unknown ERP segments stay unchanged. */
export function useSegmentName(): (segment: string) => string {
  const { t } = useTranslation();
  return (segment) => {
    const knownSegment = segments.find((each) => each === segment);
    return knownSegment === undefined ? segment : t(`myCustomers.segments.${knownSegment}`);
  };
}
