/**
 * Cents of `250`, `250,5`, `1.250,00`, `€ 250`. A point before exactly three final digits groups thousands, else it
 * is the comma.
 * @returns null for no amount, or for fractions of a cent
 */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]|€|EUR/giu, '');
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/u.exec(plain);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'));
}
