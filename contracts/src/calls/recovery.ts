import { command } from './callable.ts';
import type * as recovery from '../endpoints/recovery.ts';

export const forgotPassword = command<typeof recovery.forgotPassword>('forgotPassword', 'POST', '/api/password/forgot');
export const forgotUsername = command<typeof recovery.forgotUsername>('forgotUsername', 'POST', '/api/username/forgot');
export const checkResetLink = command<typeof recovery.checkResetLink>(
  'checkResetLink',
  'POST',
  '/api/password/reset/check',
);
export const resetPassword = command<typeof recovery.resetPassword>('resetPassword', 'POST', '/api/password/reset');
