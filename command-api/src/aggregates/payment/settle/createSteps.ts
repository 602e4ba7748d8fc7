import { invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type InvoiceState } from '@talloor/events/invoice/state.ts';
import { paymentStream, type PaymentEvent } from '@talloor/events/payment/events.ts';
import { paymentFold, type PaymentPlan, type PaymentState } from '@talloor/events/payment/state.ts';
import type { CommandOutcome, Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { FaultPoint } from '../../../commands/faults.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted, awaitOutcome } from '../../../commands/runCommand.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';
import type { Payments } from '../../../payments/createPayments.ts';
import type { PaymentsUnderWay } from '../paymentsUnderWay.ts';
import { decideHoldCredit } from '../holdCredit/decideHoldCredit.ts';
import { decideReceivePayment } from '../receivePayment/decideReceivePayment.ts';
import { decideReleaseInvoice } from '../releaseInvoice/decideReleaseInvoice.ts';
import { decideReleaseCredit } from '../releaseCredit/decideReleaseCredit.ts';
import { decideReserveInvoice } from '../reserveInvoice/decideReserveInvoice.ts';
import { decideUseCredit } from '../useCredit/decideUseCredit.ts';
import type { Release } from './stepOfPayment.ts';
import { decideCreatePayment } from '../createPayment/decideCreatePayment.ts';
import { decideFetchPayment } from '../fetchPayment/decideFetchPayment.ts';
import { decideFinishPayment } from '../finishPayment/decideFinishPayment.ts';
import { decidePreparePayment } from '../preparePayment/decidePreparePayment.ts';
import { decideSettlePayment } from '../settlePayment/decideSettlePayment.ts';
import type { RefusedStep } from '../preparePayment/decidePreparePayment.ts';
import { requestOf } from './requestOf.ts';
import { creditsOf, invoicesOf } from './stepsOfPlan.ts';

export type SettlementParts = Pick<CommandSide, 'repository' | 'clock' | 'faults'> & {
  readonly log: Pick<CommandSide['log'], 'warn'>;
  readonly payments: Pick<Payments, 'provider' | 'webhookUrl'>;
  readonly underWay: PaymentsUnderWay;
  readonly publicUrl: string;
};

export type Advance = {
  readonly fetch?: boolean;
  /** A person waits: without a provider the payment fails now. */
  readonly isAwaited?: boolean;
  /** Of the shop in the person's browser; default: the public address. */
  readonly origin?: string;
};

export function createSteps(
  { repository, clock, faults, payments, publicUrl }: SettlementParts,
  paymentId: string,
  how: Advance,
) {
  const stream = paymentStream(paymentId);
  let last: Position | null = null;
  let isFetched = how.fetch !== true;
  let isReleased = false;

  const keep = <O extends { readonly position: Position | null }>(outcome: O): O => {
    if (outcome.position !== null && (last === null || outcome.position > last)) last = outcome.position;
    return outcome;
  };
  /** A repeated step is the same command on each stream. */
  const metadataOf = (step: string, { customerNumber }: Pick<PaymentPlan, 'customerNumber'>) =>
    stepMetadata(step, stream, customerNumber, clock.now());

  const onPayment = async (
    step: string,
    plan: PaymentPlan,
    decide: (state: PaymentState) => Decision<PaymentEvent>,
    point: FaultPoint,
  ): Promise<PaymentState> => {
    const command = repository.execute(paymentFold, stream, metadataOf(step, plan), decide);
    const { state, events } = keep(await awaitAccepted(command, 'service.unavailable'));
    if (events.length > 0) await faults.reach(point);
    return state;
  };

  const onInvoice = async (
    step: string,
    plan: PaymentPlan,
    number: string,
    decide: (state: InvoiceState) => Decision<InvoiceEvent>,
    point: FaultPoint,
  ): Promise<CommandOutcome<InvoiceState, InvoiceEvent>> => {
    const command = repository.execute(invoiceFold, invoiceStream(number), metadataOf(step, plan), decide);
    const outcome = await awaitOutcome(command, 'service.unavailable');
    if (outcome.kind === 'accepted' && keep(outcome).events.length > 0) await faults.reach(point);
    return outcome;
  };

  const load = async (): Promise<PaymentState> => (await repository.load(paymentFold, stream)).state;

  /** Null when everything is held. */
  const hold = async (plan: PaymentPlan): Promise<RefusedStep | null> => {
    const steps = [
      ...invoicesOf(plan).map((step) => ({ ...step, name: 'reserveInvoice', decide: decideReserveInvoice })),
      ...creditsOf(plan).map((step) => ({ ...step, name: 'holdCredit', decide: decideHoldCredit })),
    ];
    for (const { name, number, cents, decide } of steps) {
      const point = name === 'holdCredit' ? 'afterCreditHeld' : 'afterInvoiceReserved';
      const decideStep = (state: InvoiceState) => decide({ paymentId, number, cents }, state);
      const outcome = await onInvoice(name, plan, number, decideStep, point);
      if (outcome.kind === 'rejected') return { rejection: outcome.rejection, number };
    }
    return null;
  };

  const release = async (plan: PaymentPlan, outcome: Release['outcome']): Promise<void> => {
    const what = { paymentId, outcome };
    for (const { number } of invoicesOf(plan))
      await onInvoice(
        'releaseInvoice',
        plan,
        number,
        (state) => decideReleaseInvoice(what, state),
        'afterInvoiceReleased',
      );
    for (const { number } of creditsOf(plan))
      await onInvoice(
        'releaseCredit',
        plan,
        number,
        (state) => decideReleaseCredit(what, state),
        'afterCreditReleased',
      );
    isReleased = true;
  };

  /** Credits first: the invoices count what was really used. */
  const receive = async (plan: PaymentPlan): Promise<void> => {
    const used = new Set<string>();
    for (const { number, invoiceNumbers } of creditsOf(plan)) {
      const decide = (state: InvoiceState) => decideUseCredit({ paymentId, invoiceNumbers }, state);
      const outcome = await onInvoice('useCredit', plan, number, decide, 'afterCreditUsed');
      if (outcome.kind === 'accepted' && outcome.state.status === 'issued' && outcome.state.uses.includes(paymentId))
        used.add(number);
    }
    for (const { invoiceNumber, moneyCents, credits } of plan.shares) {
      const creditsCents = credits.reduce(
        (sum, { creditNumber, cents }) => sum + (used.has(creditNumber) ? cents : 0),
        0,
      );
      const decide = (state: InvoiceState) => decideReceivePayment({ paymentId, moneyCents, creditsCents }, state);
      await onInvoice('receivePayment', plan, invoiceNumber, decide, 'afterMoneyReceived');
    }
  };

  const finish = async (outcome: 'paid' | 'failed'): Promise<PaymentState> => {
    const state = await load();
    if (state.status === 'none') return state;
    const finished = { outcome, finishedAt: clock.now().toISOString() };
    return onPayment(
      `finishPayment/${outcome}`,
      state.plan,
      (payment) => decideFinishPayment(finished, payment),
      'afterPaymentFinished',
    );
  };

  const fetchState = async (providerId: string, plan: PaymentPlan): Promise<PaymentState> => {
    isFetched = true;
    const fetched = await payments.provider.getPayment(providerId);
    const isSame = fetched.id === providerId && fetched.paymentId === paymentId;
    const step = `fetchPayment/${fetched.status}/${fetched.currency}/${fetched.amountCents}/${isSame}`;
    return onPayment(
      step,
      plan,
      (payment) => decideFetchPayment(fetched, payment, clock.now()),
      'afterPaymentFinished',
    );
  };

  const create = async (plan: PaymentPlan): Promise<PaymentState> => {
    const request = requestOf(plan, { webhookUrl: payments.webhookUrl(), origin: how.origin ?? publicUrl });
    const created = await payments.provider.createPayment(request);
    await faults.reach('afterProviderCreated');
    return onPayment(
      'createPayment',
      plan,
      (payment) => decideCreatePayment(created, payment, clock.now()),
      'afterPaymentCreated',
    );
  };

  /** Null: nothing remains to be done now. */
  const step = async (state: PaymentState): Promise<PaymentState | null> => {
    switch (state.status) {
      case 'none':
        return null;
      case 'started': {
        const refusal = await hold(state.plan);
        const name = refusal === null ? 'preparePayment' : 'refusePayment';
        const point = refusal === null ? 'afterPaymentPrepared' : 'afterPaymentRefused';
        return onPayment(name, state.plan, (payment) => decidePreparePayment(refusal, payment), point);
      }
      case 'refused':
        // Another process may have held something after the refusal.
        if (!isReleased) await release(state.plan, 'refused');
        return null;
      case 'prepared':
        return state.plan.amountCents === 0 ? finish('paid') : create(state.plan);
      case 'created':
        return isFetched ? null : fetchState(state.provider.providerId, state.plan);
      case 'finished': {
        const { plan, outcome, settled, provider } = state;
        if (outcome === 'paid' && settled === 'paid') return null;
        if (outcome === 'paid') await receive(plan);
        else if (!isReleased) await release(plan, outcome);
        if (settled !== outcome) {
          const settle = (payment: PaymentState) => decideSettlePayment(outcome, payment);
          return onPayment(`settlePayment/${outcome}`, plan, settle, 'afterPaymentSettled');
        }
        return isFetched || provider === null ? null : fetchState(provider.providerId, plan);
      }
      default:
        return state satisfies never;
    }
  };

  return { load, step, finish, position: (): Position | null => last };
}
