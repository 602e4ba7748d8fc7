import { NavigationType, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { LeaveGuard } from './leaveGuard.ts';

export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Milliseconds without a step after which no further one is on its way. */
export const quietAfter = 200;
/** Ways back that lead nowhere before the page is put where one stands. */
const triesToReturn = 5;

/** Steps back or forward that happened while the guard was set, and are being undone. */
type Excursion = {
  /** Entries from the page that is shown to where the address is. */
  away: number;
  /** How far the presses went: done again once somebody says so. */
  wanted: number;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/**
 * A history whose every move to another page passes the guard. A step back or forward has happened when one hears of it: it is
 * undone, and done again once somebody says so. (`useBlocker` does this too, with a router of 17 kB more: ADR 0060.)
 *
 * Presses that follow each other quickly cross the step that undoes the first, and browsers put some of these together. So
 * steps are not told apart: what counts is how far the address is from the page, until it is back there.
 */
export function guardHistory(history: RouterHistory, guard: LeaveGuard): RouterHistory {
  let shown = history.location;
  let excursion: Excursion | null = null;
  const isElsewhere = ({ pathname = shown.pathname, search = '' }: Exclude<To, string>) =>
    pathname !== shown.pathname || search !== shown.search;
  const move = (to: To, go: () => void) => {
    if (isElsewhere(typeof to === 'string' ? parsePath(to) : to)) guard.pass(go);
    else go();
  };

  const end = () => {
    clearTimeout(excursion?.timer);
    excursion = null;
  };
  /** Once no step was heard of for a while, what is left of the way is gone again. */
  const returnWhenQuiet = (one: Excursion) => {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => {
      one.tries += 1;
      if (one.tries > triesToReturn) {
        end();
        history.push(shown, shown.state);
        guard.pass(() => history.go(-1));
        return;
      }
      returnWhenQuiet(one);
      history.go(-one.away);
    }, quietAfter);
  };
  /** A step of this many entries, pressed or undone. */
  const follow = (delta: number) => {
    const isFirst = excursion === null;
    const one = (excursion ??= { away: 0, wanted: delta, tries: 0, timer: undefined });
    one.away += delta;
    if (one.away / one.wanted > 1) one.wanted = one.away;
    if (one.away === 0) {
      end();
      guard.pass(() => history.go(one.wanted));
      return;
    }
    returnWhenQuiet(one);
    if (isFirst) history.go(-one.away);
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state) => move(to, () => history.push(to, state)),
    replace: (to, state) => move(to, () => history.replace(to, state)),
    go: (delta) => history.go(delta),
    listen: (listener) =>
      history.listen((update) => {
        const { action, delta, location } = update;
        const isStep = action === NavigationType.Pop && delta !== null;
        if (isStep && (excursion !== null || (delta !== 0 && guard.isSet() && isElsewhere(location)))) {
          follow(delta);
        } else {
          end();
          shown = location;
          listener(update);
        }
      }),
  };
}
