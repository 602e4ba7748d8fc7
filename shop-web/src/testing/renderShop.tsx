import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { BasketProvider } from '../basket/BasketProvider.tsx';
import { CustomerSwitcherProvider } from '../customers/CustomerSwitcherProvider.tsx';
import { DeliveryPickerProvider } from '../delivery/DeliveryPickerProvider.tsx';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { Toasts } from '../toasts/Toasts.tsx';

export function renderShop(path: string, routes: ReactNode): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Routes>
          <Route element={<Frame />}>{routes}</Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const Frame = () => (
  <SessionProvider loading={null} renderFailure={() => null}>
    <LanguageProvider accountLanguage="nl">
      <BasketProvider>
        <DeliveryPickerProvider>
          <CustomerSwitcherProvider>
            <Outlet />
            <Toasts />
          </CustomerSwitcherProvider>
        </DeliveryPickerProvider>
      </BasketProvider>
    </LanguageProvider>
  </SessionProvider>
);

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{`${pathname}${search}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
    </>
  );
}

export const addressShown = (): string | null => screen.getByTestId('address').textContent;
