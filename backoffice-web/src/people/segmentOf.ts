import { sectors } from '@talloor/rules/account/sectors.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';

/** Unknown segments keep their name. */
export const segmentOf = (segment: string, t: OfficeText): string => {
  const known = sectors.find((one) => one === segment);
  return known === undefined ? segment : t(`registrations.segments.${known}`);
};
