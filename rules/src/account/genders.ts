/** Spec after-ordering §3. */
export const genders = ['mr', 'mrs', 'ms'] as const;
export type Gender = (typeof genders)[number];
