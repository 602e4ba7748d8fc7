/** ISO codes by Dutch name, as ERP systems expect them: at most three characters. */
const codes: Readonly<Record<string, string>> = {
  kg: 'KGM',
  g: 'GRM',
  l: 'LTR',
  liter: 'LTR',
  cl: 'CLT',
  ml: 'MLT',
  st: 'PCE',
  stuk: 'PCE',
  stuks: 'PCE',
  doos: 'BX',
  ds: 'BX',
  karton: 'CT',
  zak: 'BG',
  zakje: 'BG',
  bak: 'CR',
  bakje: 'PU',
  tray: 'PU',
  plateau: 'PU',
  kist: 'CR',
  krat: 'CR',
  pak: 'PK',
  emmer: 'BJ',
  fles: 'BO',
  pot: 'JR',
  blik: 'CA',
  bidon: 'JC',
  rol: 'RO',
  palet: 'PX',
  vat: 'BA',
  net: 'NT',
};

/** The buyer's own code, else the ISO code; PCE for other units. */
export function unitCodeFor(
  dutchName: string,
  units: readonly { readonly iso: string; readonly own: string }[],
): string {
  const iso = codes[dutchName.trim().toLowerCase()] ?? 'PCE';
  return units.find((unit) => unit.iso === iso)?.own ?? iso;
}
