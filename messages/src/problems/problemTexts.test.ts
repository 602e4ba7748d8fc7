import { expect, test } from '@jest/globals';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { problemTexts } from './problemTexts.ts';

test('a rejected quantity gives a text with the quantity that can be ordered', () => {
  const problems = [
    ['basket.error.max_available_stock', { max_stock: 18 }, 'nl', 'Er zijn er nog maar 18 op voorraad'],
    ['basket.error.max_available_stock', { max_stock: 1 }, 'nl', 'Er is er nog maar 1 op voorraad'],
    ['item.on_demand_days', { days: 1 }, 'nl', 'Bestel het 1 werkdag vooraf'],
    ['item.on_demand_days', { days: 5 }, 'nl', 'Bestel het 5 werkdagen vooraf'],
    ['item.on_demand_days', { days: 1 }, 'fr', 'Commandez-le 1 jour ouvrable à l’avance'],
    ['item.on_demand_days', { days: 2 }, 'fr', 'Commandez-le 2 jours ouvrables à l’avance'],
    ['basket.error.indivisible_unit_entered', { step: 2.5 }, 'nl', 'Bestel per veelvoud van 2,5.'],
    ['basket.error.minimum_order', { minimum: 12 }, 'fr', 'Commandez-en au moins 12.'],
    ['basket.error.maximum_exceeded', { maximum: 120 }, 'fr', 'Commandez-en 120 au plus.'],
    ['basket.too_many_lines', { lines: 201, max_lines: 200 }, 'nl', 'Te veel regels: 201, en een bestelling'],
  ] as const;
  for (const [code, parameters, language, words] of problems) {
    const { title, detail } = problemTexts(code, parameters, language);
    expect(`${title} ${detail}`).toContain(words);
  }
});

test('Dutch and French texts of a problem use the same values', () => {
  const valuesOf = ({ title, detail }: { title: string; detail: string }) =>
    new Set(`${title} ${detail}`.match(/\{\{\w+\}\}/g) ?? []);
  for (const code of Object.keys(nl) as (keyof typeof nl)[])
    expect([code, valuesOf(fr[code])]).toEqual([code, valuesOf(nl[code])]);
});
