import { describe, expect, test } from '@jest/globals';
import { usualTexts } from '@talloor/messages/company/ownTexts.ts';
import type { StandingBasketMade, StandingDifference } from '@talloor/events/standingOrder/events.ts';
import { standingBasketMail, standingDateMissedMail } from './standingOrderMail.ts';

const listId = '0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b11';
const basketId = '0b6f1c5e-6c0e-4a3e-9d2b-7f1f3a0f9c11';
const closure = { reason: 'holiday', holiday: { nl: 'Paasmaandag', fr: 'Lundi de Pâques' } } as const;
const tomato = { articleNumber: '131209', name: { nl: 'Tomaat <tros>', fr: 'Tomate <grappe>' } };
const differences: StandingDifference[] = [
  {
    kind: 'left_out',
    articleNumber: '100431',
    name: null,
    wanted: 2,
    reason: { code: 'article.not_found', parameters: {} },
  },
  {
    kind: 'quantity',
    ...tomato,
    wanted: 12,
    quantity: 5,
    reason: { code: 'basket.error.max_available_stock', parameters: { max_stock: 5 } },
  },
  { kind: 'price', ...tomato, beforeMills: 11_950, afterMills: 12_350 },
];
const basketMade: StandingBasketMade = {
  day: '2026-04-06',
  basketId,
  delivery: { day: '2026-04-07', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-04-02T15:00:00.000Z' },
  closure,
  lines: [{ ...tomato, unit: { nl: 'kist', fr: 'caisse' }, quantity: 5, priceMills: 12_350 }],
  differences,
  subtotalCents: 6175,
  approximate: false,
  previous: { day: '2026-03-30', subtotalCents: 14_340 },
};
const reader = (language: 'nl' | 'fr', showPrices = true) => ({
  language,
  name: 'Lotte',
  customer: { name: 'Bistro Lindegaard', customerNumber: '204118', showPrices },
  list: { id: listId, name: 'Weekbasis' },
  publicUrl: 'https://winkel.example',
  ownTexts: usualTexts,
});

describe('the mail of a standing order', () => {
  test.each([
    [
      'nl',
      'winkelwagen-bekijken',
      '16:30',
      'Paasmaandag',
      '5 in plaats van 12',
      'Niet meer in je assortiment',
      '12,350',
    ],
    [
      'fr',
      'voir-le-panier',
      '16:30',
      'Lundi de Pâques',
      '5 au lieu de 12',
      'N’est plus dans votre assortiment',
      '12,350',
    ],
  ] as const)(
    'in %s names deadline and differences with reasons, and links to the basket',
    (language, page, deadline, holiday, fewer, unavailable, price) => {
      const { subject, text, html } = standingBasketMail(basketMade, reader(language));
      expect(subject).toContain('Weekbasis');
      expect(subject).toContain(deadline);
      for (const body of [text, html])
        for (const phrase of [`https://winkel.example/${page}?id=${basketId}`, holiday, fewer, unavailable, price])
          expect(body).toContain(phrase);
      expect(html).not.toContain('<tros>');
      expect(html).not.toContain('<grappe>');
    },
  );

  test('has no amounts for a customer without visible prices', () => {
    const { text, html } = standingBasketMail(basketMade, reader('nl', false));
    for (const body of [text, html]) {
      expect(body).not.toContain('€');
      expect(body).not.toContain('12,350');
    }
  });

  test('shows “no differences” for a basket equal to the list', () => {
    const { text } = standingBasketMail({ ...basketMade, differences: [], closure: null }, reader('nl'));
    expect(text).toContain('Alles is zoals op je lijstje.');
    expect(text).not.toContain('Wat er anders is');
  });

  test.each(['nl', 'fr'] as const)(
    'in %s names the reason of a missed date, and links to the standing order',
    (language) => {
      const missedDate = { day: '2026-04-06', reason: 'closed', closure, differences: [] } as const;
      const { subject, text, html } = standingDateMissedMail({ ...missedDate, differences: [] }, reader(language));
      expect(subject).toContain('06/04/2026');
      for (const body of [text, html]) {
        expect(body).toContain(closure.holiday[language]);
        expect(body).toContain(`?id=${listId}`);
      }
    },
  );
});
