import { logout } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';

/** Ends the session of whoever asks. */
export const logoutRoute = () =>
  route(logout, async (_input, context) => {
    await context.signOut();
    return { body: undefined };
  });
