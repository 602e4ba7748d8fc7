import { expect, test } from '@jest/globals';
import { allEvents } from '@talloor/events/allEvents.ts';
import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { z } from 'zod';

const definitions: readonly EventDefinition[] = Object.values(allEvents);
type Json = z.core.JSONSchema.JSONSchema;

function openTexts({ schema, personalPaths }: EventDefinition): string[] {
  const personal = new Set(personalPaths.map((path) => path.join('/')));
  const found = new Set<string>();
  const walk = (part: Json | boolean | undefined, path: readonly string[]): void => {
    if (typeof part !== 'object' || personal.has(path.join('/'))) return;
    for (const choice of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]) walk(choice, path);
    const isFixed = [part.enum, part.const, part.format, part.pattern].some((each) => each !== undefined);
    if (part.type === 'string' && !isFixed) found.add(path.join('/'));
    for (const [name, of] of Object.entries(part.properties ?? {})) walk(of, [...path, name]);
    walk(part.additionalProperties, [...path, '*']);
    if (!Array.isArray(part.items)) walk(part.items, [...path, '*']);
  };
  walk(z.toJSONSchema(schema, { unrepresentable: 'any' }), []);
  return [...found];
}

/** Why a text stays (docs/operations.md, Erasing a person). */
const reasons: Readonly<Record<string, RegExp>> = {
  'an id or code':
    /(?:By|Of|Id|Root|Hash|\/id|draftOf|askedBy\/\*|about|stream|currency|code|providerId|segment|sector|companyType|position|rights\/\*|plan\/service|from|key|Key|root|signature)$/,
  'facts of an article or day': /(?:(?:name|unit|holiday)\/(?:nl|fr)|brand|groupCode|lots?(?:\/\*)?(?:\/lot)?|route)$/,
  'a place of the tenant': /service\/(?:name|street|streetNumber|postal|city)$/,
  'postal code and city': /(?:postal|city)$/,
  'a business, as the law demands': /(?:customerName|legalForm|^billing\/\w+)$/,
  'the reference of an order or invoice': /^(?:reference|buyerReference)$/,
  'words of the office or the warehouse':
    /(?:reason|Reason|(?:title|reason|instruction)\/(?:nl|fr)|^lines\/\*(?:\/withheld\/\*\/line)?\/comment|^text|^note)$/,
  'words of the rules': /(?:parameters\/\*|invoiced|expected)$/,
};
const staying: Readonly<Record<string, string>> = {
  'RestrictedListOpened name': 'the list of the customer',
  'RestrictedListRenamed name': 'the list of the customer',
};

test('each text of an event is sealed with the key of its person, or has a reason to stay', () => {
  const unexplained = definitions.flatMap((definition) =>
    openTexts(definition)
      .map((path) => `${definition.type} ${path}`)
      .filter(
        (place) =>
          !(place in staying) && !Object.values(reasons).some((reason) => reason.test(place.split(' ')[1] ?? '')),
      ),
  );
  expect(unexplained).toEqual([]);
});

test('names and comments of lists and the reference of an unsent basket are sealed', () => {
  const pathsOf = (type: keyof typeof allEvents) => allEvents[type].personalPaths.map((path) => path.join('/'));
  expect(pathsOf('ListCreated')).toEqual(['name']);
  expect(pathsOf('ListRenamed')).toEqual(['name']);
  expect(pathsOf('ListItemCommented')).toEqual(['comment']);
  expect(pathsOf('BasketOpened')).toEqual(['origin/name']);
  expect(pathsOf('BasketReferenceSet')).toEqual(['reference']);
  expect(pathsOf('BasketApprovalAsked')).toContain('reference');
});

test('only orders, deliveries and invoices keep a reference', () => {
  const referring = definitions.filter((definition) =>
    openTexts(definition).some((path) => /^(?:reference|buyerReference)$/.test(path)),
  );
  expect(referring.map(({ type }) => type).toSorted()).toEqual([
    'BasketCheckedOut',
    'DeliveryScheduled',
    'InvoiceIssued',
    'OrderPlaced',
  ]);
});
