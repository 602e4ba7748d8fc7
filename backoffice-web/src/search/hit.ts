/** What the office looks for, in the order in which it is shown. */
export const hitKinds = ['orders', 'customers', 'users', 'registrations'] as const;
export type HitKind = (typeof hitKinds)[number];
/** Something that the office finds by a word: where it is, and what is read of it. */
export type Hit = { readonly kind: HitKind; readonly to: string; readonly title: string; readonly text: string };
