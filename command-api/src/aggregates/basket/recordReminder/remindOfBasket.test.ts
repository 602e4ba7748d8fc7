import { describe, expect, test } from '@jest/globals';
import { usualTexts } from '@talloor/messages/company/ownTexts.ts';
import { mockupOpenBasket } from '../../../testing/mockupOpenBasket.ts';
import { basketReminder } from '../../../mail/basketReminder.ts';
import { decideRecordReminder } from './decideRecordReminder.ts';
import { reminderOf } from './reminderOf.ts';

const at = (iso: string) => new Date(iso);
const { delivery: moment } = mockupOpenBasket;
if (!moment) throw new Error('the basket of mock-up 05 has a day');
const confirmationAt = (iso: string, what = moment) => ({ moment: what, at: iso });
const confirmed = confirmationAt('2026-03-10T09:00:00.000Z');
const due = at('2026-03-11T13:00:00Z');
const orderedBasket = { ...mockupOpenBasket, status: 'checkedOut', orderNumber: '4402118' } as const;

describe('the reminder of a basket', () => {
  test('is due three hours before the deadline, and rechecked every half hour until then', () => {
    expect(reminderOf(mockupOpenBasket, confirmed, due)).toEqual({ kind: 'now', basket: mockupOpenBasket });
    expect(reminderOf(mockupOpenBasket, confirmed, at('2026-03-11T12:50:00Z'))).toEqual({
      kind: 'later',
      inMs: 600_000,
    });
    expect(reminderOf(mockupOpenBasket, confirmed, at('2026-03-10T10:00:00Z'))).toEqual({
      kind: 'later',
      inMs: 1_800_000,
    });
  });

  test('waits half an hour after the moment was chosen', () => {
    const now = confirmationAt('2026-03-11T13:10:00.000Z');
    expect(reminderOf(mockupOpenBasket, now, at('2026-03-11T13:12:00Z')).kind).toBe('later');
    expect(reminderOf(mockupOpenBasket, now, at('2026-03-11T13:40:00Z')).kind).toBe('now');
  });

  test('is never sent after the deadline, twice, or for an ordered or deleted basket', () => {
    expect(reminderOf(mockupOpenBasket, confirmed, at('2026-03-11T16:00:00Z')).kind).toBe('never');
    expect(reminderOf({ ...mockupOpenBasket, isReminded: true }, confirmed, due).kind).toBe('never');
    expect(reminderOf(orderedBasket, confirmed, due).kind).toBe('never');
    expect(reminderOf({ ...mockupOpenBasket, status: 'discarded' }, confirmed, due).kind).toBe('never');
    expect(reminderOf({ status: 'none' }, confirmed, due).kind).toBe('never');
  });

  test('is never sent after the shown deadline', () => {
    const late = confirmationAt('2026-03-11T15:15:00.000Z');
    expect(reminderOf(mockupOpenBasket, late, at('2026-03-11T15:29:59Z')).kind).toBe('later');
    expect(reminderOf(mockupOpenBasket, late, at('2026-03-11T15:45:00Z')).kind).toBe('never');
    expect(reminderOf({ ...mockupOpenBasket, lines: [] }, confirmed, at('2026-03-11T15:30:00Z')).kind).toBe('never');
  });

  test('is sent only for the latest confirmed moment', () => {
    const earlierConfirmation = confirmationAt('2026-03-10T09:00:00.000Z', { ...moment, windowStart: '07:00' });
    expect(reminderOf(mockupOpenBasket, earlierConfirmation, due).kind).toBe('never');
  });

  test('waits while the basket is empty', () => {
    expect(reminderOf({ ...mockupOpenBasket, lines: [] }, confirmed, due).kind).toBe('later');
  });

  test('is recorded once, and not for an ordered basket', () => {
    const sentMail = { language: 'nl', recipientCount: 1, messageId: 'basket-1-reminder@talloor.example' } as const;
    expect(decideRecordReminder(sentMail, mockupOpenBasket)).toEqual([{ type: 'BasketReminderSent', data: sentMail }]);
    expect(decideRecordReminder(sentMail, { ...mockupOpenBasket, isReminded: true })).toEqual([]);
    expect(decideRecordReminder(sentMail, orderedBasket)).toEqual([]);
  });

  test.each([
    ['nl', 'winkelwagen-bekijken', 'en nog 7 andere artikelen', '16:30'],
    ['fr', 'voir-le-panier', 'et 7 autres articles', '16:30'],
  ] as const)('in %s names the first five articles, the shown deadline and a link', (language, page, more, time) => {
    const reader = {
      language,
      name: 'Lotte',
      customer: { name: 'Bistro <Lindegaard>', customerNumber: '204118' },
      publicUrl: 'https://winkel.example',
      ownTexts: usualTexts,
    };
    const { subject, text, html } = basketReminder(mockupOpenBasket, reader);
    const link = `https://winkel.example/${page}?id=${mockupOpenBasket.basketId}`;
    for (const body of [text, html]) {
      expect(body).toContain(link);
      expect(body).toContain(more);
      const places = mockupOpenBasket.lines.map(({ articleNumber }) => body.indexOf(`(${articleNumber})`));
      expect(places.slice(0, 5)).toEqual(places.slice(0, 5).toSorted((a, b) => a - b));
      expect(places.filter((place) => place >= 0)).toHaveLength(5);
    }
    expect(subject).toContain(time);
    expect(html).toContain('Bistro &lt;Lindegaard&gt;');
  });
});
