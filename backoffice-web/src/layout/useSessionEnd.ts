import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { loginAfterEnd } from '../data/authProvider.ts';
import { officeSession } from '../data/officeSession.ts';

/** Leads to the login where the session ended by itself, and from there back to where one was. */
export function useSessionEnd(): void {
  const logout = useLogout();
  useEffect(() => officeSession.onEnd(() => void logout({}, loginAfterEnd)), [logout]);
}
