/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { OrderLimitField } from './OrderLimitField.tsx';

configure({ asyncUtilTimeout: 10_000 });

jest.setTimeout(20_000);
afterEach(cleanup);

test("the order limit field shows the manager's own limit, and accepts at most that amount", async () => {
  const onLimit = jest.fn<(limit: number | null) => void>();
  render(
    <MemoryRouter initialEntries={['/nl']}>
      <LanguageProvider accountLanguage="nl">
        <OrderLimitField limit={10_000} ownLimit={25_000} onLimit={onLimit} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const field = await screen.findByLabelText('Bestelt alleen tot (€)');
  expect(screen.getByText(/Hoogstens je eigen grens: .*250,00/)).toBeTruthy();
  const user = userEvent.setup({ delay: null });
  for (const invalidAmount of ['250,01', ' ']) {
    await user.clear(field);
    await user.type(field, `${invalidAmount}{Enter}`);
    expect(screen.getByText(/vul hoogstens .*250,00/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(onLimit).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '250{Enter}');
  expect(onLimit).toHaveBeenCalledWith(25_000);
});
