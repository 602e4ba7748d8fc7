import { chooseCustomer, getUser, login, logout, type UserView } from '@talloor/contracts/endpoints/session.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { call, csrfToken, onSessionEnded, shownCustomer } from '../server/shopClient.ts';
import { forgetBasket } from '../basket/storedBasket.ts';
import { forgetUpload } from '../pages/upload/keptUpload.ts';
import { compareList } from '../compare/compareList.ts';
import { toasts, withdrawOffers } from '../toasts/toasts.ts';
import { forgetViewed, keepViewedOf } from '../viewed/viewedProducts.ts';
import { forgetDraft, keepDraftsOf } from './draft.ts';
import { setServerNow } from './serverClock.ts';

const userKey = ['user'] as const;

export type Customer = UserView['customers'][number];
export type Session = {
  readonly user: UserView;
  readonly isLoggedIn: boolean;
  /** After a logout, the next login starts afresh. */
  readonly hasLeft: boolean;
  /** Null for visitors and before the choice. */
  readonly customer: Customer | null;
  /** @throws ProblemError */
  readonly logIn: (username: string, password: string) => Promise<UserView>;
  readonly enter: (user: UserView) => void;
  readonly logOut: () => Promise<void>;
  readonly update: (user: UserView) => void;
  readonly choose: (customerNumber: string) => Promise<UserView>;
};

const SessionContext = createContext<Session | null>(null);

/** Another window may have changed the customer. */
async function fetchUser(queryClient: QueryClient): Promise<UserView> {
  const before = shownCustomer.get();
  const user = await call(getUser);
  if (before !== null && user.customer_number !== null && user.customer_number !== before) forgetOthers(queryClient);
  remember(user);
  return user;
}

function forgetOthers(queryClient: QueryClient): void {
  forgetBasket();
  withdrawOffers();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
}

function forgetPerson(): void {
  toasts.set([]);
  compareList.set([]);
}

function remember(user: UserView): void {
  csrfToken.set(user.csrfToken);
  shownCustomer.set(user.customer_number);
  setServerNow(user.now);
}

type States = {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  readonly renderFailure: (retry: () => void) => ReactNode;
};

export function SessionProvider({ children, loading, renderFailure }: States) {
  const queryClient = useQueryClient();
  const {
    data: user,
    isError,
    refetch,
  } = useQuery({
    queryKey: userKey,
    queryFn: () => fetchUser(queryClient),
    staleTime: Infinity,
  });

  const [hasLeft, setHasLeft] = useState(false);

  useEffect(() => {
    onSessionEnded(() => void queryClient.invalidateQueries({ queryKey: userKey }));
  }, [queryClient]);

  const userId = user?.id ?? 0;
  useEffect(() => {
    if (userId === 0) return;
    if (keepDraftsOf(userId)) forgetPerson();
    keepViewedOf(userId);
  }, [userId]);

  const session = useMemo<Session | null>(() => {
    if (user === undefined) return null;
    const become = (next: UserView) => {
      remember(next);
      forgetOthers(queryClient);
      queryClient.setQueryData(userKey, next);
      return next;
    };
    return {
      user,
      isLoggedIn: user.id > 0,
      hasLeft,
      customer: user.customers.find((each) => each.customer_number === user.customer_number) ?? null,
      logIn: async (username, password) => {
        const next = await call(login, { body: { username, password } });
        setHasLeft(false);
        return become(next);
      },
      enter: (next) => {
        setHasLeft(false);
        become(next);
      },
      logOut: async () => {
        await call(logout, { body: {} });
        setHasLeft(true);
        forgetUpload();
        forgetDraft();
        forgetPerson();
        forgetViewed();
        become(await fetchUser(queryClient));
      },
      update: (next) => {
        remember(next);
        queryClient.setQueryData(userKey, next);
      },
      choose: async (customerNumber) =>
        become(await call(chooseCustomer, { body: { customer_number: customerNumber } })),
    };
  }, [user, hasLeft, queryClient]);

  if (session !== null) return <SessionContext value={session}>{children}</SessionContext>;
  return isError ? renderFailure(() => void refetch()) : loading;
}

/** @throws outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
