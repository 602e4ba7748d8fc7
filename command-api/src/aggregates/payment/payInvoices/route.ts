import { payInvoices } from '@talloor/contracts/endpoints/payments.ts';
import { isProblemCode } from '@talloor/contracts/problem.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold } from '@talloor/events/invoice/state.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { paymentFold, type KnownPayment } from '@talloor/events/payment/state.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { Settlement } from '../settle/createSettlement.ts';
import { amountChanged, decidePayInvoices } from './decidePayInvoices.ts';
import { originOf } from './originOf.ts';
import { type PaymentFacts, quotePayment } from './quotePayment.ts';

export const payInvoicesRoute = (side: CommandSide, settlement: Settlement, publicUrl: string): Route =>
  route(payInvoices, async ({ body }, context) => {
    const { customerNumber, user, language, request } = context;
    const metadata = commandMetadata(payInvoices.name, body, context, side);
    // A repeat with the same key continues the same payment.
    const paymentId = metadata.commandId;
    const command = { paymentId, amountCents: Math.round(body.amount * 100), startedBy: user.userId, language };
    const gather = () => gatherFacts(side, customerNumber, body);
    const start = () =>
      awaitAccepted(
        side.repository.execute(paymentFold, paymentStream(paymentId), metadata, async (state) =>
          decidePayInvoices(command, state, await gather()),
        ),
        'service.unavailable',
      );
    const origin = originOf(publicUrl, request);
    const { state, position } = await settlement.start(paymentId, start, { isAwaited: true, origin });
    if (state.status === 'none') throw new Problem('service.unavailable');
    await refuse(state, gather);
    const checkout = state.status === 'created' ? state.provider.checkoutUrl : null;
    return { body: { payment_id: paymentId, checkout_url: checkout }, seen: position };
  });

/** @throws Problem unless the payment can be paid, or is over */
async function refuse(state: KnownPayment, gather: () => Promise<PaymentFacts>): Promise<void> {
  switch (state.status) {
    case 'refused': {
      // An amount that changed between plan and reservation is told anew.
      const quote = state.code === 'invoice.amount_changed' ? quotePayment(await gather()) : null;
      const { rejected, parameters } =
        quote === null
          ? { rejected: state.code, parameters: { number: state.number } }
          : 'rejected' in quote
            ? { parameters: {}, ...quote }
            : amountChanged(quote.amountCents);
      throw isProblemCode(rejected) ? new Problem(rejected, { parameters }) : new Problem('service.unavailable');
    }
    case 'started':
    case 'prepared':
      throw new Problem('payment.provider_unavailable');
    case 'created':
      if (state.flag !== 'none' || state.provider.checkoutUrl === null)
        throw new Problem('payment.provider_unavailable');
      return;
    case 'finished':
      if (state.outcome === 'failed' && state.provider === null) throw new Problem('payment.provider_unavailable');
      return;
    default:
      state satisfies never;
  }
}

async function gatherFacts(
  { repository }: Pick<CommandSide, 'repository'>,
  customerNumber: string,
  numbers: { readonly invoice_numbers: readonly string[]; readonly credit_note_numbers: readonly string[] },
): Promise<PaymentFacts> {
  const load = (all: readonly string[]) =>
    Promise.all(
      all.map(async (number) => ({ number, state: (await repository.load(invoiceFold, invoiceStream(number))).state })),
    );
  const [invoices, credits] = await Promise.all([load(numbers.invoice_numbers), load(numbers.credit_note_numbers)]);
  return { customerNumber, invoices, credits };
}
