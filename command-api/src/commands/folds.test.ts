import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Aggregate } from '@talloor/platform/aggregate/aggregate.ts';
import type { DomainEvent } from '@talloor/platform/codec/codec.ts';
import { accountEvents, accountFold } from '@talloor/events/account/account.ts';
import { basketEvents } from '@talloor/events/basket/events.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { caseNumberEvents, caseNumberFold } from '@talloor/events/caseNumber/caseNumber.ts';
import { customerEvents, customerFold } from '@talloor/events/customer/customer.ts';
import { deliveryEvents } from '@talloor/events/delivery/events.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { documentRequestEvents } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import { emptiesEvents, emptiesFold } from '@talloor/events/empties/empties.ts';
import { invitationEvents } from '@talloor/events/invitation/events.ts';
import { invitationFold } from '@talloor/events/invitation/state.ts';
import { invoiceEvents } from '@talloor/events/invoice/events.ts';
import { invoiceFold } from '@talloor/events/invoice/state.ts';
import { listEvents } from '@talloor/events/list/list.ts';
import { listFold } from '@talloor/events/list/state.ts';
import { orderEvents } from '@talloor/events/order/events.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { orderLinksEvents, orderLinksFold } from '@talloor/events/orderLinks/orderLinks.ts';
import { paymentEvents } from '@talloor/events/payment/events.ts';
import { paymentFold } from '@talloor/events/payment/state.ts';
import { recallEvents } from '@talloor/events/recall/events.ts';
import { recallFold } from '@talloor/events/recall/state.ts';
import { registrationEvents } from '@talloor/events/registration/events.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { restrictedListEvents, restrictedListFold } from '@talloor/events/restrictedList/restrictedList.ts';
import { returnEvents } from '@talloor/events/return/events.ts';
import { returnFold } from '@talloor/events/return/state.ts';
import { serviceRequestEvents } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import { standingOrderEvents } from '@talloor/events/standingOrder/events.ts';
import { standingOrderFold } from '@talloor/events/standingOrder/state.ts';

const folds = [
  [basketFold, basketEvents],
  [orderFold, orderEvents],
  [orderLinksFold, orderLinksEvents],
  [accountFold, accountEvents],
  [customerFold, customerEvents],
  [listFold, listEvents],
  [restrictedListFold, restrictedListEvents],
  [standingOrderFold, standingOrderEvents],
  [registrationFold, registrationEvents],
  [deliveryFold, deliveryEvents],
  [emptiesFold, emptiesEvents],
  [invitationFold, invitationEvents],
  [returnFold, returnEvents],
  [recallFold, recallEvents],
  [invoiceFold, invoiceEvents],
  [paymentFold, paymentEvents],
  [serviceRequestFold, serviceRequestEvents],
  [caseNumberFold, caseNumberEvents],
  [documentRequestFold, documentRequestEvents],
] as const;

const samples = new URL('../../../events/src/golden/', import.meta.url);
const sampleFiles = readdirSync(samples).toSorted();
const goldenFolder = new URL('./goldenFolds/', import.meta.url);

const sameIds: Readonly<Record<string, unknown>> = {
  articleNumber: '131209',
  lineId: '1',
  modificationId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21',
  requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c22',
  passkeyId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c11',
  customerNumber: '204118',
  day: '2026-03-13',
};
const readSample = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, samples), 'utf8'), (key, value: unknown) =>
    typeof value === 'string' ? (sameIds[key] ?? value) : value,
  );

type Sample = { readonly file: string; readonly event: DomainEvent };
const samplesOf = (definitions: object): readonly Sample[] =>
  Object.entries(definitions as Readonly<Record<string, { readonly version: number }>>).flatMap(([type, { version }]) =>
    sampleFiles
      .filter((file) => file.startsWith(`${type}.v${version}.`))
      .map((file) => ({ file, event: { type, data: readSample(file) } as DomainEvent })),
  );

const longestSequence = 3;

function hashStates(fold: Aggregate<unknown, DomainEvent>, definitions: object): Readonly<Record<string, string>> {
  const all = samplesOf(definitions);
  const hashes = new Map(all.map(({ file }) => [file, createHash('sha256')]));
  const visit = (state: unknown, before: string, length: number): void => {
    for (const { file, event } of all) {
      const next = fold.evolve(state, event);
      const json = JSON.stringify(next);
      hashes.get(file)?.update(`${json}\n`);
      // An event that changes nothing leads nowhere else.
      if (length < longestSequence && json !== before) visit(next, json, length + 1);
    }
  };
  visit(fold.initial, JSON.stringify(fold.initial), 1);
  return Object.fromEntries([...hashes].map(([file, hash]) => [file, hash.digest('hex').slice(0, 16)]));
}

const cases = folds.map(([fold, definitions]) => {
  const aggregate = fold as unknown as Aggregate<unknown, DomainEvent>;
  return { aggregate, definitions, file: `${aggregate.category}.json` };
});

type GoldenFold = { readonly stateVersion: number; readonly states: Readonly<Record<string, string>> };
const readFold = (url: URL): GoldenFold => JSON.parse(readFileSync(url, 'utf8')) as GoldenFold;

test.each(cases)(
  'the fold of $aggregate.category gives the recorded states of its version',
  ({ aggregate, definitions, file }) => {
    const { stateVersion } = aggregate;
    const fold = { stateVersion, states: hashStates(aggregate, definitions) };
    const url = new URL(file, goldenFolder);
    const recordedVersion = readdirSync(goldenFolder).includes(file) ? readFold(url).stateVersion : 0;
    // Otherwise old snapshots would be trusted.
    if (stateVersion > recordedVersion && process.env['WRITE_GOLDEN_FOLDS'] === '1')
      writeFileSync(url, `${JSON.stringify(fold, null, 2)}\n`);
    expect(fold).toEqual(readFold(url));
  },
);

test('the golden folds contain exactly one file per aggregate', () => {
  expect(readdirSync(goldenFolder).toSorted()).toEqual(cases.map(({ file }) => file).toSorted());
});
