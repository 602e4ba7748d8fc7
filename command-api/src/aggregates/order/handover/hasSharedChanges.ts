import { customerFold, customerStream, orderChangesOf } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../../commandSide.ts';

/** Users of such a customer change orders without holding them. */
export async function hasSharedChanges(
  { repository }: Pick<CommandSide, 'repository'>,
  customer: string,
): Promise<boolean> {
  const { state } = await repository.load(customerFold, customerStream(customer));
  return orderChangesOf(state) === 'shared';
}
