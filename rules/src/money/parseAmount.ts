/**
 * Cents of an amount as people in Belgium type it: `250`, `250,5`, `1.250,00`, `1 250,00`, `€ 250`. A point before exactly three
 * digits at the end groups thousands, before one or two it stands for the comma.
 * @returns null where it is no amount, or one that a cent does not hold exactly
 */
export function parseAmount(typed: string): number | null {
  const plain = typed.replace(/[\s\u00a0\u202f]|€|EUR/giu, '');
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/u.exec(plain);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'));
}
