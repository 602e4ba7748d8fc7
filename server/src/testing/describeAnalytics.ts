import { z } from 'zod';
import {
  analyticsDevices,
  analyticsPages,
  analyticsWidgets,
  collectedBatch,
  collectedEvents,
} from '@talloor/contracts/analytics/collectedEvents.ts';
import {
  analyticsPageInfo,
  analyticsProduct,
  analyticsTags,
  analyticsUser,
  categoryTrail,
  dataLayerEvents,
} from '@talloor/contracts/analytics/dataLayer.ts';
import { promoView } from '@talloor/rules/product/productWire.ts';

type Json = Readonly<Record<string, unknown>>;
const jsonOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema) as Json;
  return json;
};

const words: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['page', analyticsPages],
  ['widget', analyticsWidgets],
  ['device', analyticsDevices],
  ['tag', analyticsTags],
  ['kind of promotion', promoView.shape.type.options],
];
const parts: readonly (readonly [name: string, json: Json])[] = [
  ['user data', jsonOf(analyticsUser)],
  ['page info', jsonOf(analyticsPageInfo)],
  ['product data', jsonOf(analyticsProduct)],
  ['6 names from the group down, or null', jsonOf(categoryTrail)],
];

function typeOf(json: Json): string {
  const part = parts.find(([, known]) => JSON.stringify(known) === JSON.stringify(json));
  if (part) return part[0];
  const { anyOf, enum: values, const: only, type, format, pattern, items, prefixItems, maxItems } = json;
  if (Array.isArray(anyOf)) return (anyOf as Json[]).map(typeOf).join(' or ');
  if (typeof only === 'string') return `\`${only}\``;
  if (Array.isArray(values)) {
    const list = words.find(([, known]) => known.join() === values.join());
    return list ? list[0] : values.map((value) => `\`${String(value)}\``).join(', ');
  }
  if (Array.isArray(prefixItems)) return `one ${(prefixItems as Json[]).map(typeOf).join(', ')}`;
  if (type === 'array')
    return `${typeof maxItems === 'number' ? `at most ${maxItems} of` : 'list of'}: ${typeOf(items as Json)}`;
  if (type === 'object')
    return Object.entries(json['properties'] as Readonly<Record<string, Json>>)
      .map(([name, each]) => `\`${name}\` ${typeOf(each)}`)
      .join('; ');
  if (format === 'uuid') return 'random id';
  if (type === 'integer') return 'whole number';
  if (type === 'string' && typeof pattern === 'string') return /d/.test(pattern) ? 'digits' : 'word';
  return typeof type === 'string' ? type : 'anything';
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const fieldsOf = (schema: z.ZodType): string[] => {
  const properties = jsonOf(schema)['properties'] as Readonly<Record<string, Json>>;
  return [
    row(['field', 'content']),
    row(['---', '---']),
    ...Object.entries(properties).map(([name, json]) => row([`\`${name}\``, typeOf(json)])),
    '',
  ];
};

const eventsOf = (events: Readonly<Record<string, z.ZodType>>): string[] =>
  Object.entries(events).flatMap(([name, schema]) => [`**\`${name}\`**`, '', ...fieldsOf(schema)]);

export const describeAnalytics = (): string =>
  [
    '## Words',
    '',
    row(['list', 'words']),
    row(['---', '---']),
    ...words.map(([name, values]) => row([name, values.map((value) => `\`${value}\``).join(', ')])),
    '',
    '## Events of the collector',
    '',
    '**One call**',
    '',
    ...fieldsOf(collectedBatch.omit({ events: true })),
    ...eventsOf(collectedEvents),
    '## Events of the data layer',
    '',
    '**User data**',
    '',
    ...fieldsOf(analyticsUser),
    '**Page info**',
    '',
    ...fieldsOf(analyticsPageInfo),
    '**Product data**',
    '',
    ...fieldsOf(analyticsProduct),
    ...eventsOf(dataLayerEvents),
  ].join('\n');
