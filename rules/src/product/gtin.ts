/** Digits of a trade item's number: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14 (GS1 General Specifications, 3). */
const lengths: readonly number[] = [8, 12, 13, 14];

/**
 * What a scanner read, as a GTIN of 14 digits; null where it is none.
 *
 * @param barcode digits; the last one checks the others
 */
export function readGtin(barcode: string): string | null {
  if (!/^\d+$/.test(barcode) || !lengths.includes(barcode.length)) return null;
  const padded = barcode.padStart(14, '0');
  return checkDigitOf(padded.slice(0, 13)) === padded.at(-1) ? padded : null;
}

/** Every way in which a GTIN of 14 digits may be written down: with fewer of its leading zeros, 8 digits at least. */
export const writingsOfGtin = (gtin: string): string[] =>
  Array.from({ length: 7 }, (_, zeros) => zeros)
    .filter((zeros) => gtin.startsWith('0'.repeat(zeros)))
    .map((zeros) => gtin.slice(zeros));

/** Weights 3 and 1 in turn, the first digit of thirteen has 3 (GS1 General Specifications, 7.9). */
function checkDigitOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
