import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageFailed } from './pages/system/PageFailed.tsx';
import { paths, type PageName } from './paths.ts';
import { RequireCustomer } from './session/RequireCustomer.tsx';
import { AppShell } from './shell/AppShell.tsx';

type PageModule = () => Promise<{ Component: ComponentType }>;

const load: Record<PageName, PageModule> = {
  start: () => import('./pages/start/StartPage.tsx'),
  login: () => import('./pages/login/LoginPage.tsx'),
  search: () => import('./pages/search/SearchPage.tsx'),
  basket: () => import('./pages/basket/BasketPage.tsx'),
  checkout: () => import('./pages/checkout/CheckoutPage.tsx'),
  confirmation: () => import('./pages/confirmation/ConfirmationPage.tsx'),
  orders: () => import('./pages/orders/OrdersPage.tsx'),
  orderDetail: () => import('./pages/order-detail/OrderDetailPage.tsx'),
};

/** Pages about a customer's own; the basket itself says what a visitor can do. */
const ofCustomer: ReadonlySet<string> = new Set([
  'checkout',
  'confirmation',
  'orders',
  'orderDetail',
] satisfies PageName[]);

const guarded = (load: PageModule) => async () => {
  const { Component } = await load();
  return {
    Component: () => (
      <RequireCustomer>
        <Component />
      </RequireCustomer>
    ),
  };
};

/** Each page once, at its address in both languages. */
const pages = Object.entries(load).flatMap(([page, module]): RouteObject[] => {
  const lazy = ofCustomer.has(page) ? guarded(module) : module;
  const { nl, fr } = paths[page as PageName];
  return [...new Set<string>([nl, fr])].map((path) => ({ path, lazy, errorElement: <PageFailed /> }));
});

export const router = createBrowserRouter([
  {
    Component: AppShell,
    HydrateFallback: () => null,
    children: [...pages, { path: '*', lazy: () => import('./pages/system/NotFoundPage.tsx') }],
  },
]);
