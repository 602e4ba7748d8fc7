import { describe, expect, test } from '@jest/globals';
import { usualTexts } from '@talloor/messages/company/ownTexts.ts';
import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderHeld } from '@talloor/events/order/state.ts';
import { sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { problemStatus } from '@talloor/contracts/problem.ts';
import { fr } from '@talloor/messages/problems/fr.ts';
import { nl } from '@talloor/messages/problems/nl.ts';
import { orderConfirmation } from './orderConfirmation.ts';

const content: OrderContent = {
  ...sampleOrder,
  lines: [
    { ...sampleLine, name: { nl: 'Volle room 35 % <1 l>', fr: 'Crème entière 35 %' } },
    { ...sampleLine, lineId: '2', name: { nl: 'Kipfilet', fr: 'Filet de poulet' }, weightArticle: true, quantity: 2.5 },
    { ...sampleLine, lineId: '3', name: { nl: 'Abdijkaas', fr: 'Fromage' }, free: true, lineTotalCents: 0 },
  ],
  address: {
    ...sampleOrder.address,
    kind: 'alternative',
    name: 'Tuinzaal',
    street: 'Vismijn',
    streetNumber: '1',
    box: 'b',
  },
  message: 'zijdeur\nbellen',
  totals: {
    ...sampleOrder.totals,
    approximate: true,
    subtotalCents: 121_470,
    vat: [{ rate: 6, baseCents: 122_970, vatCents: 7378 }],
    depositCents: 450,
    payableCents: 130_798,
  },
};
const order = (changes: Partial<OrderContent> = {}): Pick<OrderHeld, 'content' | 'allocations'> => ({
  content: { ...content, ...changes },
  allocations: { 1: { status: 'allocated', quantity: 12 }, 2: { status: 'short', quantity: 1 } },
});
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ');

const site = { publicUrl: 'https://winkel.example', ownTexts: usualTexts };

describe('an order confirmation', () => {
  test('of a changed order names the change and its version', () => {
    const mail = orderConfirmation(order(), { name: 'Lotte', showPrices: true, ...site, version: 3 });
    expect(mail.subject).toBe('Je bestelling 4402118 is gewijzigd');
    expect(mail.text).toContain('Dit is je bestelling nu (versie 3).');
    expect(mail.text).not.toContain('Bedankt voor je bestelling');
    const french = orderConfirmation(order({ language: 'fr' }), {
      name: null,
      showPrices: true,
      ...site,
      version: 2,
    });
    expect(french.subject).toBe('Votre commande 4402118 a été modifiée');
  });

  test('of a changed order begins with what changed and its amounts, then a button, under the logo', () => {
    const line = { name: { nl: 'Trostomaat', fr: 'Tomate grappe' }, unit: { nl: 'kist', fr: 'caisse' }, isFree: false };
    const change = {
      previousCents: 120_000,
      lines: [
        { ...line, articleNumber: '100045', previousQuantity: 2, quantity: 4 },
        { ...line, articleNumber: '100046', previousQuantity: 0, quantity: 1.5 },
        { ...line, articleNumber: '100047', previousQuantity: 3, quantity: 0 },
      ],
    };
    const reader = { name: 'Lotte', ...site, version: 2, change };
    const mail = orderConfirmation(order(), { ...reader, showPrices: true });
    const text = plain(mail.text);
    const parts = [
      'Wat er anders is',
      '- Trostomaat (100045): 2 → 4 kisten',
      '- Trostomaat (100046): nieuw: 1,5 kisten',
      '- Trostomaat (100047): verwijderd, was 3 kisten',
      '- Te betalen: ± € 1.200,00 → ± € 1.307,98',
      'Bekijk je bestelling: https://winkel.example/bestelling-bekijken?order=4402118',
      'Leveradres',
    ];
    expect(parts.map((part) => text.indexOf(part)).every((at, index, places) => at > (places[index - 1] ?? -1))).toBe(
      true,
    );
    expect(mail.html.split('bestelling-bekijken?order=4402118')).toHaveLength(2);
    expect(mail.html.indexOf('aria-label="Talloor"')).toBeLessThan(mail.html.indexOf('<h1'));
    expect(orderConfirmation(order(), { ...reader, showPrices: false }).text).not.toContain('€');
  });

  test('marks each amount that weighing can change with ±, and no other', () => {
    const [line] = content.lines;
    if (!line) throw new Error('no line');
    const vat = [
      { rate: 6, baseCents: 10_000, vatCents: 600 },
      { rate: 21, baseCents: 1000, vatCents: 210 },
    ];
    const lines = [
      { ...line, weightArticle: true, vatRate: 6 },
      { ...line, lineId: '2', vatRate: 21 },
    ];
    const mail = orderConfirmation(order({ lines, totals: { ...content.totals, vat } }), {
      name: null,
      showPrices: true,
      ...site,
    });
    const text = plain(mail.text);
    for (const part of [
      'Subtotaal excl. btw: ± €',
      'Btw 6 % op ± € 100,00: ± € 6,00',
      'Btw 21 % op € 10,00: € 2,10',
      'Leeggoed: € 4,50',
      'Te betalen: ± €',
    ])
      expect(text).toContain(part);
  });

  test('in Dutch names lines, short lines, amounts, delivery and change deadline', () => {
    const mail = orderConfirmation(order(), { name: 'Lotte', showPrices: true, ...site });
    const text = plain(mail.text);
    expect(mail.subject).toBe('Bevestiging van je bestelling 4402118');
    for (const words of [
      'Bedankt voor je bestelling, Lotte.',
      'vrijdag 13/03/2026 tussen 08:30 en 17:00',
      'Wijzigen kan tot woensdag 11/03/2026 17:00.',
      'Tuinzaal, Vismijn 1 / b, 9000 Gent',
      'WK11-KEUKEN',
      'Volle room 35 % <1 l> (131209) · 12 st · € 3,985 · € 47,82',
      '± € 47,82',
      'gratis',
      'Kipfilet: 1 van 2,5 st op voorraad',
      'Subtotaal excl. btw: ± € 1.214,70',
      'Btw 6 % op ± € 1.229,70: ± € 73,78',
      'Leeggoed: € 4,50',
      'Te betalen: ± € 1.307,98',
    ])
      expect(text).toContain(words);
    expect(mail.html).toContain('Volle room 35 % &lt;1 l&gt;');
    expect(mail.html).toContain('zijdeur<br>bellen');
    expect(mail.html).toContain('<html lang="nl">');
  });

  test('is in French for an order in French', () => {
    const mail = orderConfirmation(order({ language: 'fr' }), { name: null, showPrices: true, ...site });
    const text = plain(mail.text);
    expect(mail.subject).toBe('Confirmation de votre commande 4402118');
    for (const words of [
      'Merci pour votre commande.',
      'vendredi 13/03/2026',
      'Filet de poulet : 1 sur 2,5 pc',
      '1 214,70 €',
    ])
      expect(text).toContain(words);
  });

  test('names the pickup site and the main order', () => {
    const address = { street: 'Dok-Noord', streetNumber: '4', postal: '9000', city: 'Gent' };
    const service = { kind: 'pickup', siteId: '7', name: 'Afhaalpunt Dok', ...address } as const;
    const picked = { ...content, mainOrder: '4402131', delivery: { ...content.delivery, service } };
    const { text } = orderConfirmation({ ...order(), content: picked }, { name: 'Lotte', showPrices: true, ...site });
    expect(text).toContain('Af te halen op vrijdag 13/03/2026');
    expect(text).toContain('Afhaalpunt: Afhaalpunt Dok, Dok-Noord 4, 9000 Gent');
    expect(text).toContain('Extra bij bestelling: 4402131');
    expect(text).not.toContain('Levering op');
  });

  test('has no amounts when prices are hidden, and no short lines without shortage', () => {
    const unallocated = { ...order(), allocations: {} };
    const mail = orderConfirmation(unallocated, { name: 'Lotte', showPrices: false, ...site });
    expect(mail.text).not.toContain('€');
    expect(mail.html).not.toContain('€');
    expect(mail.text).not.toContain('voorraad');
    expect(mail.text).toContain('Prijzen zijn verborgen');
  });
});

test('every problem has a title and a detail in both languages', () => {
  const codes = Object.keys(problemStatus).toSorted();
  for (const texts of [nl, fr]) {
    expect(Object.keys(texts).toSorted()).toEqual(codes);
    expect(Object.values(texts).every(({ title, detail }) => title !== '' && detail !== '')).toBe(true);
  }
});
