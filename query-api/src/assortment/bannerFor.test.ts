import { expect, test } from '@jest/globals';
import { bannerFor } from './bannerFor.ts';

const banner = { title: 'Grijze garnalen', text: 'Handgepeld', tag: 'Week 11', link_text: 'Naar de garnalen' };
const hidden = { showPrices: false };

test.each(['€ 3 korting', '3 € de remise', 'Nu 3,50\u00a0€', 'vanaf €12', '5 euro per kg', 'EUR 4 goedkoper'])(
  '“%s” is hidden from users without prices, and shown to others',
  (words) => {
    for (const field of ['title', 'text', 'tag', 'link_text']) {
      const naming = { ...banner, [field]: words };
      expect(bannerFor(naming, hidden)).toBeNull();
      expect(bannerFor(naming, { showPrices: true })).toBe(naming);
      expect(bannerFor(naming, null)).toBe(naming);
    }
  },
);

test.each([
  'Tweede bak −50 %',
  '5 + 1 gratis',
  'Bestel vóór 12 uur',
  'Europese kazen: 12 soorten',
  '3 Europese wijnen',
])('“%s” names no amount, and is shown to users without prices', (title) => {
  expect(bannerFor({ ...banner, title }, hidden)).not.toBeNull();
});
