import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../commandSide.ts';

export async function listedArticles(
  { catalogue, clock }: Pick<CommandSide, 'catalogue' | 'clock'>,
  articleNumbers: readonly string[],
  customerNumber: string,
): Promise<ReadonlySet<string>> {
  if (articleNumbers.length === 0) return new Set();
  const products = await catalogue.findProducts(articleNumbers, customerNumber, dayAt(clock.now().getTime()));
  return new Set(products.keys());
}
