import { expect, test } from '@jest/globals';
import { breakLines } from './breakLines.ts';

const ofLetters = (text: string) => text.length;

test('a line breaks between words, never between a number and its unit', () => {
  expect(breakLines('Volle room 35 % UHT 1 l', 12, ofLetters)).toBe('Volle room\n35\u00a0% UHT\n1\u00a0l');
  expect(breakLines('bak 24 × 25 cl', 9, ofLetters)).toBe('bak\n24\u00a0×\u00a025\u00a0cl');
});

test('a fitting text stays unchanged, and an overlong word gets its own line', () => {
  expect(breakLines('Order 4402131  ·  BAR', 40, ofLetters)).toBe('Order 4402131  ·  BAR');
  expect(breakLines('a aangebrandewatten b', 6, ofLetters)).toBe('a\naangebrandewatten\nb');
  expect(breakLines('', 6, ofLetters)).toBe('');
});
