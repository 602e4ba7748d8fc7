const shares = { 950: -0.6, 900: -0.42, 800: -0.2, 700: 0, 600: 0.14, 200: 0.75, 100: 0.9, 50: 0.97 } as const;
type Step = keyof typeof shares;

/** Shades of a `#rrggbb` colour: 700 is the colour itself. */
export const brandSteps = (colour: string): Readonly<Record<Step, string>> =>
  Object.fromEntries(Object.entries(shares).map(([step, share]) => [step, mix(colour, share)])) as Record<Step, string>;

/** @param share towards white, or below zero towards black */
function mix(colour: string, share: number): string {
  const target = share < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * Math.abs(share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('').toUpperCase()}`;
}
