import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { guardHistory, quietAfter, type RouterHistory } from './guardHistory.ts';
import { createLeaveGuard } from './leaveGuard.ts';

/** `pages` visited after lists and form. */
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
  /** Pending steps and their consequences. */
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

describe('presses that follow each other quickly', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const form = ['/formulier', '/formulier'];

  test.each([
    ['two of Back', [-1, -1], '/start'],
    ['two of Forward', [1, 1], '/bestellingen'],
    ['one that goes two pages back', [-2], '/start'],
    ['three of Back, one more than there are pages', [-1, -1, -1], '/start'],
  ])('%s: asked once, page and address stay, and whoever says so gets there', (_, deltas, wanted) => {
    const { press, settle, asked, places, sayYes } = standInABrowser();
    press(...deltas);
    settle();
    expect([asked.length, places()]).toEqual([1, form]);
    sayYes();
    expect(places()).toEqual([wanted, wanted]);
  });

  test('who stays is asked for each pair again', () => {
    const { press, settle, asked, places } = standInABrowser();
    for (const pair of [1, 2, 3]) {
      press(-1, -1);
      settle();
      expect([asked.length, places()]).toEqual([pair, form]);
    }
  });

  test('a step that undoes another and gets lost is taken again', () => {
    const { press, doStep, forgetSteps, settle, asked, places } = standInABrowser();
    press(-1);
    doStep();
    forgetSteps();
    settle();
    expect([asked.length, places()]).toEqual([1, form]);
  });

  test('whatever is pressed and whenever, page and address agree and the form is there until one says so', () => {
    const act = fc.constantFrom(-2, -1, 1, 2, 'step' as const, 'wait' as const);
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { press, doStep, settle, asked, places } = standInABrowser();
        for (const one of acts) {
          if (one === 'step') doStep();
          else if (one === 'wait') jest.advanceTimersByTime(quietAfter / 2);
          else press(one);
        }
        settle();
        expect(places()).toEqual(form);
        expect(asked.length > 0).toBe(acts.some((one) => typeof one === 'number'));
      }),
    );
  });
});
