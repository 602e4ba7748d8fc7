/** What somebody does in the company for which an account is asked (after-ordering.md §3, position); stored as the code. */
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
