/** Whole euros without decimals; empty for null. */
export function formatAmountInput(cents: number | null): string {
  if (cents === null) return '';
  const whole = String(Math.floor(cents / 100));
  return cents % 100 === 0 ? whole : `${whole},${String(cents % 100).padStart(2, '0')}`;
}
