/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { consent, visitIdKey, webIdKey } from './consent.ts';

test('a choice stays in the storage of the browser, without a cookie', () => {
  expect(consent.get()).toBeNull();
  consent.set('no');
  expect([Object.entries(localStorage), sessionStorage.length, document.cookie]).toEqual([
    [['talloor.analytics', 'no']],
    0,
    '',
  ]);
});

test('a withdrawal removes the random ids', () => {
  consent.set('yes');
  localStorage.setItem(webIdKey, 'w');
  sessionStorage.setItem(visitIdKey, 'v');
  consent.set('no');
  expect([localStorage.getItem(webIdKey), sessionStorage.getItem(visitIdKey)]).toEqual([null, null]);
});

test('a choice in another window holds here', () => {
  consent.set('yes');
  localStorage.setItem('talloor.analytics', 'no');
  window.dispatchEvent(new StorageEvent('storage', { key: 'talloor.analytics' }));
  expect(consent.get()).toBe('no');
});
