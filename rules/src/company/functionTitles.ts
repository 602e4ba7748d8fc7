/** Stored codes (after-ordering.md §3). */
export const functionTitles = [
  'owner',
  'manager',
  'chef',
  'sous_chef',
  'kitchen',
  'purchasing',
  'dining_room',
  'catering',
  'finance',
  'administration',
  'logistics',
  'care',
  'education',
  'other',
] as const;
export type FunctionTitle = (typeof functionTitles)[number];
