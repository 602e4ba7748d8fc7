import { NavigationType, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { LeaveGuard } from './leaveGuard.ts';

export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * A history whose every move to another page passes the guard. A step back or forward has happened when one hears of it: it is
 * undone, and done again once somebody says so. (`useBlocker` does this too, with a router of 17 kB more: ADR 0060.)
 */
export function guardHistory(history: RouterHistory, guard: LeaveGuard): RouterHistory {
  let shown = history.location;
  /** What to ask when the step that undoes another has happened. */
  let askWhenBack: (() => void) | null = null;
  const isElsewhere = ({ pathname = shown.pathname, search = '' }: Exclude<To, string>) =>
    pathname !== shown.pathname || search !== shown.search;
  const move = (to: To, go: () => void) => {
    if (isElsewhere(typeof to === 'string' ? parsePath(to) : to)) guard.pass(go);
    else go();
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
        if (askWhenBack !== null) {
          const ask = askWhenBack;
          askWhenBack = null;
          ask();
        } else if (action === NavigationType.Pop && delta !== null && guard.isSet() && isElsewhere(location)) {
          askWhenBack = () => guard.pass(() => history.go(delta));
          history.go(-delta);
        } else {
          shown = location;
          listener(update);
        }
      }),
  };
}
