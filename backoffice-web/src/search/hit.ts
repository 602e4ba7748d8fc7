export const hitKinds = ['orders', 'customers', 'users', 'registrations'] as const;
export type HitKind = (typeof hitKinds)[number];
export type Hit = { readonly kind: HitKind; readonly to: string; readonly title: string; readonly text: string };
