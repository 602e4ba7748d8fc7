import { changeCustomerAddress } from '@talloor/catalogue/customer/changeCustomerAddress.ts';
import type { CustomerState } from '@talloor/events/customer/customer.ts';
import type { CustomerAddress } from '@talloor/events/customer/customerChange.ts';
import type { Address } from '@talloor/rules/facts.ts';
import type { CommandSide } from '../../../commandSide.ts';

type AcceptedChange = {
  readonly requestId: string;
  readonly by: string;
  readonly at: Date;
  /** Repeats write only while the old address is unchanged. */
  readonly isRepeat: boolean;
};

/** Not after erasure. */
export async function writeAcceptedAddress(
  { pool }: Pick<CommandSide, 'pool'>,
  state: CustomerState,
  { requestId, by, at, isRepeat }: AcceptedChange,
): Promise<void> {
  const change = state.status === 'none' ? undefined : state.changes.find((each) => each.requestId === requestId);
  if (state.status === 'none' || change?.status !== 'accepted') return;
  const [old, address] = [addressOf(change.old), addressOf(change.new)];
  if (old === null || address === null) return;
  await changeCustomerAddress(
    pool,
    {
      customerNumber: state.customerNumber,
      kind: change.kind,
      address,
      ...(isRepeat ? { onlyInPlaceOf: old } : {}),
    },
    { by, at },
  );
}

function addressOf({ addressee, street, streetNumber, box, postal, city }: CustomerAddress): Address | null {
  if (addressee === null || street === null || streetNumber === null || box === null) return null;
  return { name: addressee, street, streetNumber, box, postal, city };
}
