/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createQueryClient } from './createQueryClient.ts';
import { useRestoredPage } from './useRestoredPage.ts';

afterEach(cleanup);

/** jsdom has no PageTransitionEvent. */
const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page from the back-forward cache is refreshed at once; an ordinary page is not', async () => {
  let answers = 0;
  function Amount() {
    useRestoredPage();
    const { data } = useQuery({ queryKey: ['amount'], queryFn: () => Promise.resolve(++answers) });
    return <p>{`answer ${data}`}</p>;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Amount />
    </QueryClientProvider>,
  );
  await screen.findByText('answer 1');
  showPage(false);
  expect(answers).toBe(1);
  showPage(true);
  await screen.findByText('answer 2');
});
