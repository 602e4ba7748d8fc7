const amounts =
  /(?:^|_)(?:cents|mills|price|amount|subtotal|total|totals|vat|base|fee|cost|deposit|saving|credit|turnover)(?:_|$)/;
const isAmount = (field: string): boolean => {
  const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return amounts.test(name) && !/(?:limit_cents|(?:vat_)?rate|percentage)$/.test(name);
};

/** Amounts become null, also inside `totals`. */
export function withoutMoney(value: unknown, isMoney = false): unknown {
  if (typeof value === 'number') return isMoney ? null : value;
  if (Array.isArray(value)) return value.map((each) => withoutMoney(each, isMoney));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      field,
      withoutMoney(each, isAmount(field) || (isMoney && !isRate(field))),
    ]),
  );
}

const isRate = (field: string): boolean => /rate|percentage|version/i.test(field);
