/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Notification } from 'react-admin';
import { officeClient } from '../data/officeClient.ts';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { StepForm } from './StepForm.tsx';
import type { OfficeDelivery } from './stepsOf.ts';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const delivery = {
  order_number: '4402131',
  delivery_number: '904',
  stage: 'under_way',
  version: 'v1',
  lines: [],
  promised: { day: '2026-03-13', start: '08:00', end: '12:00' },
  plan: null,
  picked: null,
  loaded: null,
  dispatched_at: '2026-03-13T06:00:00.000Z',
} as unknown as OfficeDelivery;

test.each([
  ['delivered', 'delivery.already_delivered', 'Niet verwerkt: de aflevering is al gemeld (vr 10:30).'],
  ['progress', 'delivery.outdated', 'Niet verwerkt: er is al een nieuwere melding (vr 10:30).'],
] as const)('a report of kind %s that has no effect is named to the office', async (kind, code, words) => {
  const passedOver = { code, newer_at: '2026-03-13T09:30:00.000Z' };
  const answer = { delivery_number: '904', outcome: 'unchanged', passed_over: passedOver };
  jest.spyOn(officeClient, 'call').mockResolvedValue(answer as never);
  const { container } = render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <StepForm delivery={delivery} kind={kind} onDone={() => {}} />
      <Notification />
    </CoreAdminContext>,
  );
  const [reason] = screen.getAllByRole<HTMLSelectElement>('combobox').slice(-1);
  if (!reason) throw new Error('there is no reason');
  fireEvent.change(reason, { target: { value: 'on_paper' } });
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(await screen.findByText(words, {}, { timeout: 4000 })).toBeTruthy();
  expect(screen.queryByText(/is gemeld\.$/)).toBeNull();
});
