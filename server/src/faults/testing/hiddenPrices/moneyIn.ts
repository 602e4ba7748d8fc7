const isMoney = /price|amount|total|cents|mills|vat|fee|cost|deposit|saving|credit|turnover/i;

/** Amounts of a JSON answer, as it writes them. Whole numbers are too common to be recognised. */
export function moneyIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    const isAmount = typeof value === 'number' && isMoney.test(field) && !/_at|limit/.test(field);
    if (isAmount && String(Math.abs(value)).replace('.', '').length > 2) found.add(String(Math.abs(value)));
    if (Array.isArray(value)) for (const each of value) walk(each, field);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) walk(each, `${field} ${name}`);
  };
  walk(parseJson(text), '');
  return found;
}

/** In either notation, also with groups of three digits. */
export function namesMoney(text: string, amount: string): boolean {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, '[.\\s]?');
  return new RegExp(`(?<![\\d.,])${grouped}${fraction === undefined ? '' : `[.,]${fraction}`}(?!\\d)`).test(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
