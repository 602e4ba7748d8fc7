/** Spec after-ordering §1, §3. */
export const sectors = [
  'restaurant',
  'hotel',
  'caterer',
  'hospital',
  'care_home',
  'school',
  'creche',
  'youth_camp',
  'independent',
  'public_administration',
  'other',
] as const;
export type Sector = (typeof sectors)[number];
