/** `± € 1.214,70`. @throws without an amount */
export function centsOf(text: string): number {
  const [, whole, cents] = /(\d[\d.\s\u00a0\u202f]*),(\d{2})(?!\d)/.exec(text) ?? [];
  if (whole === undefined || cents === undefined) throw new Error(`no amount in "${text}"`);
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents);
}
