/** GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN), GTIN-14 (GS1 General Specifications, 3). */
const lengths: readonly number[] = [8, 12, 13, 14];

/**
 * A scanned code as GTIN-14. Eight digits may be a UPC-E.
 * @param barcode digits with check digit
 */
export function readGtin(barcode: string): string | null {
  if (!/^\d+$/.test(barcode) || !lengths.includes(barcode.length)) return null;
  const whole = expandUpcE(barcode);
  return validateGtin(barcode) ?? (whole === null ? null : validateGtin(whole));
}

/** UPC with suppressed zeros (GS1 General Specifications, 5.2.2.4.2). */
export function expandUpcE(barcode: string): string | null {
  const [, system, maker, last, check] = /^([01])(\d{5})(\d)(\d)$/.exec(barcode) ?? [];
  if (system === undefined || maker === undefined || last === undefined || check === undefined) return null;
  const expanded =
    last <= '2'
      ? `${maker.slice(0, 2)}${last}0000${maker.slice(2)}`
      : last === '3'
        ? `${maker.slice(0, 3)}00000${maker.slice(3)}`
        : last === '4'
          ? `${maker.slice(0, 4)}00000${maker.slice(4)}`
          : `${maker}0000${last}`;
  return `${system}${expanded}${check}`;
}

function validateGtin(barcode: string): string | null {
  const padded = barcode.padStart(14, '0');
  return checkDigitOf(padded.slice(0, 13)) === padded.at(-1) ? padded : null;
}

/** All spellings with fewer leading zeros, at least 8 digits. */
export const writingsOfGtin = (gtin: string): string[] =>
  Array.from({ length: 7 }, (_, zeros) => zeros)
    .filter((zeros) => gtin.startsWith('0'.repeat(zeros)))
    .map((zeros) => gtin.slice(zeros));

/** Weights 3 and 1 in turn (GS1 General Specifications, 7.9). */
export function checkDigitOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
