import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Forbidden } from '../pages/system/Forbidden.tsx';
import { Reconnect } from '../pages/system/Reconnect.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { usePunchOut } from './usePunchOut.ts';

/** A session comes from the buyer's system only. */
export function RequirePunchOut({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn, customer } = useSession();
  if (!isLoggedIn) return <Reconnect reason="punch_out.session_required" />;
  if (customer === null) return <Forbidden />;
  return (
    <>
      <EndWatch />
      {children}
    </>
  );
}

const longestTimeoutMs = 2 ** 31 - 1;

/** Otherwise the next click would tell. */
function EndWatch() {
  const queryClient = useQueryClient();
  const endsAt = usePunchOut().data?.ends_at;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const end = () => void queryClient.invalidateQueries({ queryKey: ['user'] });
    const timer = setTimeout(end, Math.min(Math.max(0, endsAt * 1000 - Date.now()) + 1000, longestTimeoutMs));
    return () => clearTimeout(timer);
  }, [endsAt, queryClient]);
  return null;
}
