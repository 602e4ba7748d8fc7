/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { itemsOf, type NavigationItem } from '../shell/navigationItems.ts';
import { NavigationLink } from '../shell/NavigationLink.tsx';
import { nextStop } from './nextStop.ts';
import { closeMenu, openMenu } from './openMenu.ts';
import { trailTo } from './trailTo.ts';
import { useHoverOpening } from './useHoverOpening.ts';

afterEach(cleanup);

describe('the arrow keys in the menu', () => {
  const panel = () => {
    document.body.innerHTML = `<div>
      <button data-stop="group" id="veg" aria-expanded="false"></button>
      <button data-stop="group" id="dairy" aria-expanded="true"></button>
      <a data-stop="all" id="all"></a>
      <section data-stops><a data-stop="subgroup" id="cream"></a><a data-stop="item" id="full"></a><a data-stop="item" id="sour"></a></section>
      <section data-stops><a data-stop="subgroup" id="milk"></a></section>
      <a data-stop="banner" id="banner"></a>
    </div>`;
    return document.body.firstElementChild as HTMLElement;
  };
  const go = (from: string, key: string) => {
    const root = panel();
    const start = root.querySelector<HTMLElement>(`#${from}`);
    if (start === null) throw new Error(from);
    return nextStop(root, start, key)?.id ?? null;
  };
  test.each([
    ['veg', 'ArrowDown', 'dairy'],
    ['dairy', 'ArrowDown', null],
    ['dairy', 'Home', 'veg'],
    ['dairy', 'ArrowRight', 'cream'],
    ['cream', 'ArrowDown', 'milk'],
    ['cream', 'ArrowUp', 'all'],
    ['cream', 'ArrowRight', 'full'],
    ['full', 'ArrowDown', 'sour'],
    ['sour', 'ArrowDown', 'milk'],
    ['full', 'ArrowUp', 'cream'],
    ['sour', 'ArrowLeft', 'cream'],
    ['milk', 'ArrowLeft', 'dairy'],
    ['milk', 'ArrowRight', 'banner'],
    ['banner', 'ArrowLeft', 'cream'],
    ['banner', 'ArrowRight', null],
    ['cream', 'End', 'milk'],
    ['cream', 'x', null],
  ])('%s with %s leads to %s', (from, key, to) => expect(go(from, key)).toBe(to));
});

describe('a mouse on the button of the assortment', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    closeMenu();
  });
  const mouse = { pointerType: 'mouse', currentTarget: document.body } as unknown as PointerEvent<HTMLElement>;
  const rest = () => act(() => jest.advanceTimersByTime(1000));
  test('opens the menu when it rests there', () => {
    const { result } = renderHook(useHoverOpening);
    result.current.button.onPointerEnter(mouse);
    expect(openMenu.get().kind).toBe('none');
    rest();
    expect(openMenu.get()).toMatchObject({ kind: 'panel', by: 'hover' });
  });
  test('opens nothing after a press, which may have closed the menu', () => {
    const { result } = renderHook(useHoverOpening);
    result.current.button.onPointerEnter(mouse);
    result.current.zone.onPointerDown();
    rest();
    expect(openMenu.get().kind).toBe('none');
  });
});

test('the current category is found in the tree with all its parents', () => {
  const node = (id: string, code: string, children: readonly unknown[] = []) => ({
    id,
    code,
    name: id,
    board: 'dairy',
    icon: null,
    count: 1,
    banner: null,
    children: children as never,
  });
  const tree = [node('veg', '1001'), node('dairy', '1005', [node('cream', '1051', [node('sour', '5101')])])];
  expect(trailTo(tree, '5101').map((each) => each.id)).toEqual(['dairy', 'cream', 'sour']);
  expect(trailTo(tree, '9')).toEqual([]);
  expect(trailTo(tree, undefined)).toEqual([]);
});

describe('the navigation next to the assortment', () => {
  const t = ((key: string) => key) as never;
  const of = (options: Partial<Parameters<typeof itemsOf>[1]>) =>
    itemsOf(t, {
      language: 'nl',
      pathname: '/',
      themes: [],
      hasRestrictedList: false,
      hasLists: false,
      hasMussels: false,
      hasOrders: false,
      hasInvoices: false,
      hasUpload: false,
      ...options,
    });
  test('shows only promotions to a visitor, orders to a customer, and themes when there are any', () => {
    expect(of({}).map((item) => item.text)).toEqual(['shell.promo']);
    const themes = [{ name: 'Terras', code: '9001' }];
    expect(of({ hasOrders: true, themes }).map((item) => item.text)).toEqual([
      'shell.promo',
      'menu.themes',
      'shell.orders',
    ]);
  });
  test('leads to the mussels in season only, between lists and orders', () => {
    const items = of({ hasLists: true, hasMussels: true, hasOrders: true, pathname: '/nl/mosselen' });
    expect(items.map(({ text, href, isCurrent }) => [text, href, isCurrent])).toEqual([
      ['shell.promo', '/nl/promo', false],
      ['lists.nav', '/nl/mijn-account/lijstjes', false],
      ['mussels.nav', '/nl/mosselen', true],
      ['shell.orders', '/nl/mijn-account/bestellingen', false],
    ]);
    expect(of({ hasMussels: true, language: 'fr' }).at(-1)?.href).toBe('/fr/moules');
    expect(of({ hasLists: true, hasOrders: true }).map(({ text }) => text)).not.toContain('mussels.nav');
  });
  test('shows the restricted list as its own entry when there is no page of lists', () => {
    const [, entry] = of({ hasRestrictedList: true, pathname: '/nl/mijn-account/lijstjes/beperkt' });
    expect(entry).toMatchObject({ text: 'restrictedList.title', href: '/nl/mijn-account/lijstjes/beperkt' });
    expect(entry?.isCurrent).toBe(true);
  });
  test('marks an entry as current on its own page and on the pages below it', () => {
    const themes = [{ name: 'Terras', code: '9001' }];
    const current = (pathname: string) =>
      of({ hasOrders: true, themes, pathname }).flatMap((item) => (item.isCurrent ? [item.text] : []));
    expect(current('/nl/promo')).toEqual(['shell.promo']);
    expect(current('/assortiment/9001')).toEqual(['menu.themes']);
    expect(current('/bestelling-bekijken')).toEqual(['shell.orders']);
    expect(current('/9001')).toEqual([]);
  });
  test('writes the attributes of an entry on its link', () => {
    const item: NavigationItem = {
      text: 'Blog',
      href: 'https://blog.example/',
      class: 'is-blog',
      title: 'Recepten',
      accesskey: 'b',
      tabindex: 0,
      target: '_blank',
      nofollow: true,
      isCurrent: false,
      subpages: [],
    };
    render(
      <MemoryRouter>
        <NavigationLink item={item} />
        <NavigationLink item={{ text: 'Promo', href: '/nl/promo', isCurrent: true, subpages: [] }} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Blog' }).outerHTML).toBe(
      '<a href="https://blog.example/" class="is-blog" title="Recepten" accesskey="b" tabindex="0" target="_blank" rel="nofollow noopener">Blog</a>',
    );
    expect(screen.getByRole('link', { name: 'Promo' }).outerHTML).toBe(
      '<a aria-current="page" href="/nl/promo" data-discover="true">Promo</a>',
    );
  });
});
