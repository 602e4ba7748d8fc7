import { sectors } from '@talloor/rules/account/sectors.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';

/** Unknown segments keep their name. */
export const segmentOf = (segment: string, t: OfficeText): string => {
  const sector = sectors.find((each) => each === segment);
  return sector === undefined ? segment : t(`registrations.segments.${sector}`);
};
