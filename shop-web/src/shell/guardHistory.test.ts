import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { guardHistory, quietAfter, type RouterHistory } from './guardHistory.ts';
import { createLeaveGuard } from './leaveGuard.ts';

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

test('a changed form stays open until the user confirms leaving', () => {
  const { history, pages, asked, sayYes, address } = standOnAForm();
  history.push('/winkelwagen');
  expect([asked.length, pages, address()]).toEqual([1, [], '/formulier?id=1']);
  sayYes();
  expect([pages, address()]).toEqual([['/winkelwagen'], '/winkelwagen']);
});

test('Back on a changed form is undone, and done after confirmation', () => {
  const { history, pages, asked, sayYes, address } = standOnAForm();
  history.go(-1);
  expect([asked.length, pages, address()]).toEqual([1, [], '/formulier?id=1']);
  sayYes();
  expect([pages, address()]).toEqual([['/lijstjes'], '/lijstjes']);
});

test('a changed form asks again on each attempt to leave; a saved form does not ask', () => {
  const { history, pages, asked, end } = standOnAForm();
  history.push('/winkelwagen');
  history.push('/fr/formulaire?id=1');
  history.replace('/formulier?id=2');
  expect([asked.length, pages]).toEqual([3, []]);
  end();
  history.push('/winkelwagen');
  expect(pages).toEqual(['/winkelwagen']);
});

test('a move within the same page asks no confirmation', () => {
  const { history, asked, address } = standOnAForm();
  history.push('/formulier?id=1#main');
  history.replace({ pathname: '/formulier', search: '?id=1' });
  expect([asked.length, address()]).toEqual([0, '/formulier?id=1']);
});

/** Browsers run steps later and in order. */
function standInABrowser() {
  const entries = ['/start', '/lijstjes', '/formulier?id=1', '/winkelwagen', '/bestellingen'];
  const memory = UNSAFE_createMemoryHistory({ initialEntries: entries, initialIndex: 2, v5Compat: true });
  let steps: number[] = [];
  const browser: RouterHistory = Object.create(memory, { go: { value: (delta: number) => steps.push(delta) } });
  const guard = createLeaveGuard();
  const history = guardHistory(browser, guard);
  let page = memory.location.pathname;
  history.listen(({ location }) => {
    page = location.pathname;
  });
  const asked: (() => void)[] = [];
  const end = guard.set((leave) => asked.push(leave));
  const isEntry = (delta: number) => entries[memory.index + delta] !== undefined;
  const doStep = () => {
    const delta = steps.shift();
    if (delta !== undefined && isEntry(delta)) memory.go(delta);
  };
  const settle = () => {
    for (let round = 0; round < 20; round++) {
      while (steps.length > 0) doStep();
      jest.advanceTimersByTime(quietAfter);
    }
  };
  return {
    asked,
    doStep,
    settle,
    press: (...deltas: readonly number[]) => steps.push(...deltas),
    /** Browsers drop steps not begun. */
    forgetSteps: () => {
      steps = [];
    },
    places: () => [page, memory.location.pathname],
    sayYes: () => {
      end();
      asked.at(-1)?.();
      settle();
    },
  };
}

describe('history steps in quick succession on a changed form', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const form = ['/formulier', '/formulier'];

  test.each([
    ['two of Back', [-1, -1], '/start'],
    ['two of Forward', [1, 1], '/bestellingen'],
    ['one that goes two pages back', [-2], '/start'],
    ['three of Back, one more than there are pages', [-1, -1, -1], '/start'],
  ])(
    '%s: asks once, keeps page and address, and leads to the target after confirmation',
    (_, deltas, expectedPlace) => {
      const { press, settle, asked, places, sayYes } = standInABrowser();
      press(...deltas);
      settle();
      expect([asked.length, places()]).toEqual([1, form]);
      sayYes();
      expect(places()).toEqual([expectedPlace, expectedPlace]);
    },
  );

  test('asks for each pair of steps again', () => {
    const { press, settle, asked, places } = standInABrowser();
    for (const pair of [1, 2, 3]) {
      press(-1, -1);
      settle();
      expect([asked.length, places()]).toEqual([pair, form]);
    }
  });

  test('restores the address when the browser drops the step that undoes another', () => {
    const { press, doStep, forgetSteps, settle, asked, places } = standInABrowser();
    press(-1);
    doStep();
    forgetSteps();
    settle();
    expect([asked.length, places()]).toEqual([1, form]);
  });

  test('page and address agree and the form stays, in any order of steps, until the user confirms', () => {
    const act = fc.constantFrom(-2, -1, 1, 2, 'step' as const, 'wait' as const);
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { press, doStep, settle, asked, places } = standInABrowser();
        for (const each of acts) {
          if (each === 'step') doStep();
          else if (each === 'wait') jest.advanceTimersByTime(quietAfter / 2);
          else press(each);
        }
        settle();
        expect(places()).toEqual(form);
        expect(asked.length > 0).toBe(acts.some((each) => typeof each === 'number'));
      }),
    );
  });
});
