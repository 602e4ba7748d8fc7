import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { loginAfterEnd } from '../data/authProvider.ts';
import { officeSession } from '../data/officeSession.ts';

export function useSessionEnd(): void {
  const logout = useLogout();
  useEffect(() => officeSession.onEnd(() => void logout({}, loginAfterEnd)), [logout]);
}
