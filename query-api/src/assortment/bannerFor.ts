import type { BannerView } from '@talloor/contracts/shapes.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';

const amount = /(€|\beuros?\b|\beur\b)\s*\d|\d\s*(€|euros?\b|eur\b)/i;

/** A banner for this customer; null where it names an amount in euros and this customer's prices are hidden. A visitor sees all. */
export function bannerFor<B extends Pick<BannerView, 'title' | 'text' | 'tag' | 'link_text'>>(
  banner: B | null,
  customer: Pick<CustomerFacts, 'showPrices'> | null,
): B | null {
  if (banner === null || customer === null || customer.showPrices) return banner;
  return [banner.title, banner.text, banner.tag, banner.link_text].some((words) => amount.test(words)) ? null : banner;
}
