import { logout } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { forgetForm } from '../../../commands/forgetForm.ts';

/** Clears the browser's stored input. */
export const logoutRoute = () =>
  route(logout, async (_input, context) => {
    await context.signOut();
    forgetForm(context);
    return { body: undefined };
  });
