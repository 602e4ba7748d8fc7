import type { DepositOn } from '@talloor/catalogue/deposits/createDepositFinder.ts';
import type { InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { deliveryFold, type DeliveryState } from '@talloor/events/delivery/state.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type InvoiceState } from '@talloor/events/invoice/state.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { returnFold, type ReturnState } from '@talloor/events/return/state.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryNumbersOf, lineOf, returnIdsOf } from './documentOf.ts';

export type InvoiceFacts = {
  /** Null: unknown. */
  readonly customer: Pick<CustomerFacts, 'name' | 'billingAddress' | 'vatNumber'> | null;
  readonly deliveries: ReadonlyMap<string, DeliveryState>;
  readonly returns: ReadonlyMap<string, ReturnState>;
  readonly corrected: ReadonlyMap<string, InvoiceState>;
  readonly depositOn: DepositOn;
  /** Notes (or returns of a credit note) that another document has. */
  readonly invoicedBefore: ReadonlySet<string>;
  readonly now: Date;
};

/** A stored document is compared with nothing else. */
export const factsOfIssued: InvoiceFacts = {
  customer: null,
  deliveries: new Map(),
  returns: new Map(),
  corrected: new Map(),
  depositOn: () => null,
  invoicedBefore: new Set(),
  now: new Date(0),
};

type Side = Pick<CommandSide, 'repository' | 'catalogue' | 'clock'>;

export async function findInvoiceFacts(
  { repository, catalogue, clock }: Side,
  message: InvoiceMessage,
): Promise<InvoiceFacts> {
  const correctedNumbers = message.kind === 'credit_note' ? message.corrected_invoices : [];
  const [customer, deliveries, returns, corrected, depositOn] = await Promise.all([
    catalogue.findCustomer(message.customer_number),
    statesOf(deliveryNumbersOf(message), (number) => repository.load(deliveryFold, deliveryStream(number))),
    statesOf(returnIdsOf(message.lines.map(lineOf)), (id) => repository.load(returnFold, returnStream(id))),
    statesOf(correctedNumbers, (number) => repository.load(invoiceFold, invoiceStream(number), 0)),
    catalogue.findDeposits(),
  ]);
  return { customer, deliveries, returns, corrected, depositOn, invoicedBefore: new Set(), now: clock.now() };
}

async function statesOf<State>(
  numbers: readonly string[],
  load: (number: string) => Promise<{ readonly state: State }>,
): Promise<ReadonlyMap<string, State>> {
  const states = new Map<string, State>();
  const named = async (number: string) => [number, (await load(number)).state] as const;
  for await (const [number, state] of inOrder(numbers, streamsAtOnce, named)) states.set(number, state);
  return states;
}
