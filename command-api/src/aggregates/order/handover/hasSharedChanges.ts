import { customerFold, customerStream, orderChangesOf } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../../commandSide.ts';

export async function hasSharedChanges(
  { repository }: Pick<CommandSide, 'repository'>,
  customer: string,
): Promise<boolean> {
  const { state } = await repository.load(customerFold, customerStream(customer));
  return orderChangesOf(state) === 'shared';
}
