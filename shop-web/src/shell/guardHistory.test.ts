import { expect, test } from '@jest/globals';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { guardHistory } from './guardHistory.ts';
import { createLeaveGuard } from './leaveGuard.ts';

/** A buyer went from the lists to a form, `pages` are those that were shown since. */
function standOnAForm() {
  const guard = createLeaveGuard();
  const memory = UNSAFE_createMemoryHistory({ initialEntries: ['/lijstjes', '/formulier?id=1'], v5Compat: true });
  const history = guardHistory(memory, guard);
  const pages: string[] = [];
  history.listen(({ location }) => pages.push(`${location.pathname}${location.search}`));
  const asked: (() => void)[] = [];
  const end = guard.set((leave) => asked.push(leave));
  const sayYes = () => {
    end();
    asked.pop()?.();
  };
  const address = () => `${memory.location.pathname}${memory.location.search}`;
  return { history, pages, asked, end, sayYes, address };
}

test('a form with changes stays until one says that they may go', () => {
  const { history, pages, asked, sayYes, address } = standOnAForm();
  history.push('/winkelwagen');
  expect([asked.length, pages, address()]).toEqual([1, [], '/formulier?id=1']);
  sayYes();
  expect([pages, address()]).toEqual([['/winkelwagen'], '/winkelwagen']);
});

test('a step back is undone, and done once one says so', () => {
  const { history, pages, asked, sayYes, address } = standOnAForm();
  history.go(-1);
  expect([asked.length, pages, address()]).toEqual([1, [], '/formulier?id=1']);
  sayYes();
  expect([pages, address()]).toEqual([['/lijstjes'], '/lijstjes']);
});

test('who stays is asked again the next time, and a saved form lets go', () => {
  const { history, pages, asked, end } = standOnAForm();
  history.push('/winkelwagen');
  history.push('/fr/formulaire?id=1');
  history.replace('/formulier?id=2');
  expect([asked.length, pages]).toEqual([3, []]);
  end();
  history.push('/winkelwagen');
  expect(pages).toEqual(['/winkelwagen']);
});

test('another place on the same page is no leaving', () => {
  const { history, asked, address } = standOnAForm();
  history.push('/formulier?id=1#main');
  history.replace({ pathname: '/formulier', search: '?id=1' });
  expect([asked.length, address()]).toEqual([0, '/formulier?id=1']);
});
