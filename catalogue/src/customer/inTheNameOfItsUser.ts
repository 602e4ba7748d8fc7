import type { Route } from '@talloor/platform/http/handler.ts';
import { askedBy } from './askedBy.ts';

/** A route whose finders know which user asks: what a restricted list forbids is not found by whom it binds. */
export const inTheNameOfItsUser = (route: Route): Route => ({
  ...route,
  handle: (input, context) => askedBy(context.user?.userId ?? null, () => route.handle(input, context)),
});
