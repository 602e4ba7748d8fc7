const names = {
  nl: { crate: ['krat', 'kratten'], pallet: ['pallet', 'pallets'], roll: ['rolcontainer', 'rolcontainers'] },
  fr: { crate: ['casier', 'casiers'], pallet: ['palette', 'palettes'], roll: ['roll', 'rolls'] },
} as const;
const isNamed = (kind: string): kind is keyof (typeof names)['nl'] => kind in names.nl;

export const containerKinds = ['crate', 'pallet', 'roll'] as const satisfies readonly (keyof (typeof names)['nl'])[];

/** `7 kratten`; unknown kinds show their code. */
export function containerText(language: 'nl' | 'fr', { kind, count }: { kind: string; count: number }): string {
  if (!isNamed(kind)) return `${count}\u00a0×\u00a0${kind}`;
  const [singular, plural] = names[language][kind];
  return `${count}\u00a0${Math.abs(count) === 1 ? singular : plural}`;
}

export const containersText = (
  language: 'nl' | 'fr',
  containers: readonly { readonly kind: string; readonly count: number }[],
): string => containers.map((each) => containerText(language, each)).join(', ');
