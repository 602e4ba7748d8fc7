import { expect, test } from '@jest/globals';
import { contentNl } from '@talloor/messages/office/contentNl.ts';
import { deliveryReportsFr, deliveryReportsNl } from '@talloor/messages/office/deliveryReports.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';
import { placeInWords, wrongInWords } from './wrongInWords.ts';

const textsIn =
  (texts: object): OfficeText =>
  (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), texts);
    return String(text).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
const nl = textsIn({ ...contentNl, ...deliveryReportsNl });
const fr = textsIn(deliveryReportsFr);

test.each([
  ['message.lines.2.lots.0.quantity', 'Regel 3, Lot 1, Aantal', 'Vul een getal'],
  ['lines.0.replacements.1.price', 'Regel 1, Vervanging 2, Prijs excl. btw', 'Vul een getal in van 0'],
  ['message.containers.0.sscc', 'Ladingdrager 1, SSCC', 'Een SSCC heeft 18 cijfers'],
  ['message.empties.0.kind', 'Leeggoed 1, Soort', 'Kies uit de lijst'],
  ['message.stop', 'Stop', 'Vul een geheel getal in, van 1 tot 999'],
  ['message.lines', 'Regels', 'Dit ontbreekt'],
  ['message.kind', 'Soort', 'Deze soort melding bestaat niet'],
  ['message.driver', 'driver', 'Dit veld kent een melding niet'],
])('%s is shown as %s with its expected value', (path, place, expectedText) => {
  expect(placeInWords(path, nl)).toBe(place);
  expect(wrongInWords(path, nl)).toContain(expectedText);
});

test('the place and error of a field are shown in French', () => {
  expect(placeInWords('message.lines.2.lots.0.best_before', fr)).toBe('Ligne 3, Lot 1, À consommer avant');
  expect(wrongInWords('message.lines.2.lots.0.best_before', fr)).toContain('Indiquez un jour');
});
