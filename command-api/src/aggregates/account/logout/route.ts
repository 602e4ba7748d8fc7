import { logout } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { forgetForm } from '../../../commands/forgetForm.ts';

/** Ends the session of whoever asks, and leaves nothing that was typed at the browser. */
export const logoutRoute = () =>
  route(logout, async (_input, context) => {
    await context.signOut();
    forgetForm(context);
    return { body: undefined };
  });
