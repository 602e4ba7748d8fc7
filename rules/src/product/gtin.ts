/** Digits of a trade item's number: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14 (GS1 General Specifications, 3). */
const lengths: readonly number[] = [8, 12, 13, 14];

/**
 * What a scanner read, as a GTIN of 14 digits; null where it is none. Eight digits that are no GTIN-8 may be a UPC-E.
 *
 * @param barcode digits; the last one checks the others
 */
export function readGtin(barcode: string): string | null {
  if (!/^\d+$/.test(barcode) || !lengths.includes(barcode.length)) return null;
  const whole = expandUpcE(barcode);
  return readWhole(barcode) ?? (whole === null ? null : readWhole(whole));
}

/** The twelve digits of a UPC of which the zeros were left out (GS1 General Specifications, 5.2.2.4.2); null for another code. */
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

function readWhole(barcode: string): string | null {
  const padded = barcode.padStart(14, '0');
  return checkDigitOf(padded.slice(0, 13)) === padded.at(-1) ? padded : null;
}

/** Every way in which a GTIN of 14 digits may be written down: with fewer of its leading zeros, 8 digits at least. */
export const writingsOfGtin = (gtin: string): string[] =>
  Array.from({ length: 7 }, (_, zeros) => zeros)
    .filter((zeros) => gtin.startsWith('0'.repeat(zeros)))
    .map((zeros) => gtin.slice(zeros));

/** Weights 3 and 1 in turn, the first digit of thirteen has 3 (GS1 General Specifications, 7.9). */
export function checkDigitOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
