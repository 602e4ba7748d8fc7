import { describe, expect, test } from '@jest/globals';
import { basketTexts } from './basketTexts.ts';
import { fillText } from './fillText.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const wednesdayNoon = Date.parse('2026-03-11T11:00:00Z') / 1000;
const friday = Date.parse('2026-03-12T23:00:00Z') / 1000;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('basketTexts', () => {
  test('an article past its order time names the last day and time in Brussels', () => {
    const parameters = { closed_at: wednesdayNoon, delivery_date: friday };
    expect(basketTexts.lineError('item.order_time_expired', parameters, 'nl')).toBe(
      'Besteltijd voorbij: voor vr 13 maart kon dit tot wo 12:00',
    );
    expect(basketTexts.lineError('item.order_time_expired', parameters, 'fr')).toContain('ven. 13 mars');
  });

  test('a missing article names the day of new stock, if that day is known', () => {
    expect(basketTexts.lineError('item.no_stock', {}, 'nl')).toBe('Niet op voorraad');
    expect(basketTexts.lineError('item.no_stock', { available_date: friday }, 'nl')).toBe(
      'Niet op voorraad tot vr 13 maart',
    );
  });

  test('amounts have the Belgian notation of their language', () => {
    const parameters = { minimum_amount: 1500, missing_amount: 37.6 };
    expect(plain(basketTexts.message('basket.below_minimum', parameters, 'nl'))).toBe(
      'Nog € 37,60 tot de minimumbestelling van € 1.500,00 (excl. btw en leeggoed).',
    );
    expect(plain(basketTexts.message('basket.below_minimum', parameters, 'fr'))).toContain('37,60 €');
  });

  test('hidden prices give texts for the minimum order and delivery cost without an amount', () => {
    expect(basketTexts.message('basket.below_minimum', {}, 'nl')).toBe('De minimumbestelling is nog niet bereikt.');
    expect(basketTexts.message('basket.below_minimum', {}, 'fr')).toBe(
      'La commande minimale n’est pas encore atteinte.',
    );
    for (const language of ['nl', 'fr'] as const) {
      expect(basketTexts.totalTooltip('delivery', {}, language)).not.toMatch(/\d|€|Vanaf|partir/);
      expect(plain(basketTexts.totalTooltip('delivery', { free_amount: 300 }, language) ?? '')).toContain('300,00');
    }
  });

  test('one faulty line gives a text in the singular', () => {
    expect(basketTexts.message('basket.faulty_lines', { count: 1 }, 'nl')).toBe('Los eerst de foutieve regel op.');
    expect(basketTexts.message('basket.faulty_lines', { count: 2 }, 'nl')).toContain('2 foutieve regels');
  });

  test('totals have a label, and delivery and deposit also an explanation', () => {
    expect(plain(basketTexts.totalLabel('vat', { rate: 21 }, 'fr'))).toBe('TVA 21 %');
    expect(basketTexts.totalTooltip('empty_goods', {}, 'fr')).toContain('vidanges');
    expect(basketTexts.totalTooltip('subtotal', {}, 'nl')).toBeNull();
  });

  test('an unknown value leaves no braces in the text', () => {
    expect(fillText('a {{nothing}} b', {}, 'nl')).toBe('a  b');
  });

  test('Dutch and French texts use the same values', () => {
    const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
    const flat = (words: object, at = ''): [string, string][] =>
      Object.entries(words).flatMap(([key, word]): [string, string][] =>
        typeof word === 'string' ? [[`${at}.${key}`, word]] : flat(word as object, `${at}.${key}`),
      );
    const french = new Map(flat(fr));
    for (const [key, text] of flat(nl)) expect([key, values(french.get(key) ?? '')]).toEqual([key, values(text)]);
  });
});
