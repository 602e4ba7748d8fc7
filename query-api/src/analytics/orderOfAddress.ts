const confirmations = ['/winkelwagen/bevestiging', '/panier/confirmation'];

/** Order number in the address of a confirmation; null on other pages. */
export function orderOfAddress(address: string): string | null {
  const origin = 'https://shop.invalid';
  const page = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (page === null || !confirmations.includes(page.pathname.replace(/\/+$/, ''))) return null;
  return /^\d{1,20}$/.exec(page.searchParams.get('order') ?? '')?.[0] ?? null;
}
