/** UN/ECE Recommendation 20 by Dutch name; packages have an X of Recommendation 21. */
const codes: Readonly<Record<string, string>> = {
  kg: 'KGM',
  g: 'GRM',
  l: 'LTR',
  liter: 'LTR',
  st: 'H87',
  stuk: 'H87',
  doos: 'XBX',
  ds: 'XBX',
  karton: 'XCT',
  zak: 'XBG',
  zakje: 'XBG',
  bak: 'XTR',
  bakje: 'XTR',
  tray: 'XTR',
  plateau: 'XTR',
  kist: 'XCR',
  krat: 'XCR',
  pak: 'XPK',
  emmer: 'XBJ',
  fles: 'XBO',
  pot: 'XJR',
  blik: 'XCA',
  bidon: 'XJC',
  rol: 'XRO',
  palet: 'XPX',
  vat: 'XBA',
  net: 'XNT',
};

/** C62, *one*, for other units. */
export const unitCode = (unit: { readonly nl: string } | null): string => codes[unit?.nl.toLowerCase() ?? ''] ?? 'C62';
