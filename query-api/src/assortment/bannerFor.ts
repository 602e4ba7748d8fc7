import type { BannerView } from '@talloor/contracts/shapes.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';

const amount = /(€|\beuros?\b|\beur\b)\s*\d|\d\s*(€|euros?\b|eur\b)/i;

/** Null when the banner names an amount and the customer's prices are hidden. */
export function bannerFor<B extends Pick<BannerView, 'title' | 'text' | 'tag' | 'link_text'>>(
  banner: B | null,
  customer: Pick<CustomerFacts, 'showPrices'> | null,
): B | null {
  if (banner === null || customer === null || customer.showPrices) return banner;
  return [banner.title, banner.text, banner.tag, banner.link_text].some((words) => amount.test(words)) ? null : banner;
}
