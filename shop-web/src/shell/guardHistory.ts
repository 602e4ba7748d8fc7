import { NavigationType, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { LeaveGuard } from './leaveGuard.ts';

export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Milliseconds that end a sequence of steps. */
export const quietAfter = 200;
/** Then the page is restored in place. */
const triesToReturn = 5;

type Excursion = {
  /** Entries between shown page and address. */
  away: number;
  /** Repeated after confirmation. */
  requestedSteps: number;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/**
 * Steps are reported afterwards, so they are undone, and repeated after confirmation (ADR 0060). Browsers merge quick
 * steps, so only the distance between address and page counts.
 */
export function guardHistory(history: RouterHistory, guard: LeaveGuard): RouterHistory {
  let shownLocation = history.location;
  let excursion: Excursion | null = null;
  const isElsewhere = ({ pathname = shownLocation.pathname, search = '' }: Exclude<To, string>) =>
    pathname !== shownLocation.pathname || search !== shownLocation.search;
  const move = (to: To, go: () => void) => {
    if (isElsewhere(typeof to === 'string' ? parsePath(to) : to)) guard.pass(go);
    else go();
  };

  const end = () => {
    clearTimeout(excursion?.timer);
    excursion = null;
  };
  const returnWhenQuiet = (currentExcursion: Excursion) => {
    clearTimeout(currentExcursion.timer);
    currentExcursion.timer = setTimeout(() => {
      currentExcursion.tries += 1;
      if (currentExcursion.tries > triesToReturn) {
        end();
        history.push(shownLocation, shownLocation.state);
        guard.pass(() => history.go(-1));
        return;
      }
      returnWhenQuiet(currentExcursion);
      history.go(-currentExcursion.away);
    }, quietAfter);
  };
  const follow = (delta: number) => {
    const isFirst = excursion === null;
    const currentExcursion = (excursion ??= { away: 0, requestedSteps: delta, tries: 0, timer: undefined });
    currentExcursion.away += delta;
    if (currentExcursion.away / currentExcursion.requestedSteps > 1)
      currentExcursion.requestedSteps = currentExcursion.away;
    if (currentExcursion.away === 0) {
      end();
      guard.pass(() => history.go(currentExcursion.requestedSteps));
      return;
    }
    returnWhenQuiet(currentExcursion);
    if (isFirst) history.go(-currentExcursion.away);
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
          shownLocation = location;
          listener(update);
        }
      }),
  };
}
