import type { BasketAssessment, CountedLine, FreeLine } from '../basket/assessment.ts';
import type { Language, ProductFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';
import { fieldLengths, itemFields, type FormField, type ItemField } from './fieldLengths.ts';
import { itemPrice, type ItemPrice } from './itemPrice.ts';
import type { FieldExpression, PunchOutCharset, PunchOutSettings } from './settings.ts';
import { cutTo, inCharset, oneLine } from './texts.ts';
import { unitCodeFor } from './units.ts';

/** Texts of lines that no article names. */
export type FormWords = { readonly deposit: string; readonly free: string };

export type FormQuestion = {
  readonly assessment: Pick<BasketAssessment, 'basket' | 'customer' | 'countedLines' | 'freeLines' | 'now'>;
  readonly settings: Omit<PunchOutSettings, 'hosts' | 'way'>;
  readonly language: Language;
  readonly charset: PunchOutCharset;
  readonly words: FormWords;
  /** EXT_QUOTE_ID; null for items outside a basket. */
  readonly quoteId: string | null;
  /** Given back as sent. */
  readonly call: { readonly okCode: string; readonly targetField: string; readonly caller: string };
};

type Item = {
  readonly description: string;
  readonly longText: string;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly unit: string;
  /** Null: hidden. */
  readonly price: ItemPrice | null;
  /** Null: a deposit. */
  readonly product: ProductFacts | null;
};

/** The form that the browser posts to HOOK_URL (standards.md, OCI punch-out): items from 1, in order. */
export function basketForm(question: FormQuestion): FormField[] {
  const { assessment, call, charset } = question;
  const items = [
    ...assessment.countedLines.flatMap((line) => itemsOf(line, question)),
    ...(question.settings.free_articles === 'line' ? assessment.freeLines.map((line) => freeItem(line, question)) : []),
  ];
  const given = [
    ['~OkCode', call.okCode],
    ['~Target', call.targetField],
    ['~Caller', call.caller],
  ] as const;
  return [
    ...items.flatMap((item, place) => fieldsOf(item, place + 1, question)),
    ...given.flatMap(([name, value]) => (value === '' ? [] : [{ name, value: inCharset(value, charset) }])),
  ];
}

function itemsOf(line: CountedLine, question: FormQuestion): Item[] {
  const { settings, language, words } = question;
  const goods = goodsItem(line, question);
  if (settings.deposit !== 'line' || line.depositCents === 0) return [goods];
  const description = `${words.deposit} ${line.product.name[language]}`;
  return [
    goods,
    {
      description,
      longText: description,
      articleNumber: line.product.articleNumber,
      quantity: line.quantity,
      unit: unitCodeFor(line.product.salesUnit.nl, settings.units),
      price: priced(question, () => itemPrice(line.quantity, line.depositCents, line.product.depositMills)),
      product: null,
    },
  ];
}

function goodsItem(line: CountedLine, question: FormQuestion): Item {
  const { product, conversionFactor, chosen } = line;
  const { settings, language } = question;
  const isWeighed = product.weightArticle && settings.weight === 'weight';
  const weight = thousandths(line.quantity * conversionFactor) / 1000;
  // Weights below a gram would read zero.
  const byWeight = isWeighed && weight > 0;
  const quantity = byWeight ? weight : line.quantity;
  const depositCents = settings.deposit === 'in_price' ? line.depositCents : 0;
  const unitMills =
    (byWeight ? chosen.priceMills : chosen.priceMills * conversionFactor) +
    (depositCents === 0 ? 0 : (product.depositMills * line.quantity) / quantity);
  return {
    description: product.name[language],
    longText: longTextOf(product, language),
    articleNumber: product.articleNumber,
    quantity,
    unit: unitCodeFor((byWeight ? product.priceUnit : product.salesUnit).nl, settings.units),
    price: priced(question, () => itemPrice(quantity, line.lineCents + depositCents, unitMills)),
    product,
  };
}

const freeItem = (line: FreeLine, question: FormQuestion): Item => {
  const product = line.kind === 'sample' ? line.product : null;
  const name = line.name[question.language];
  return {
    description: `${question.words.free} ${name}`,
    longText: product === null ? name : longTextOf(product, question.language),
    articleNumber: line.articleNumber,
    quantity: line.quantity,
    unit: unitCodeFor(product?.salesUnit.nl ?? '', question.settings.units),
    price: priced(question, () => ({ priceMills: 0, priceUnit: 1 })),
    product,
  };
};

const priced = ({ assessment }: FormQuestion, price: () => ItemPrice): ItemPrice | null =>
  assessment.customer.showPrices ? price() : null;

const longTextOf = (product: ProductFacts, language: Language): string =>
  [product.name[language], product.brand, product.pack[language]].filter((part) => part !== '').join(', ');

/** At most 3 decimals, with a dot. */
export const decimal = (value: number): string => {
  const mills = thousandths(value);
  return `${Math.trunc(mills / 1000)}.${String(mills % 1000).padStart(3, '0')}`;
};

function fieldsOf(item: Item, place: number, question: FormQuestion): FormField[] {
  const { settings, charset, quoteId } = question;
  const values: Partial<Record<ItemField, string>> = {
    DESCRIPTION: item.description,
    QUANTITY: decimal(item.quantity),
    UNIT: item.unit,
    ...(item.price === null
      ? {}
      : {
          PRICE: decimal(item.price.priceMills / 1000),
          CURRENCY: 'EUR',
          PRICEUNIT: String(item.price.priceUnit),
        }),
    LEADTIME: leadTime(question),
    VENDOR: settings.vendor,
    VENDORMAT: item.articleNumber,
    MANUFACTCODE: item.product?.brand ?? '',
    MANUFACTMAT: item.product?.ean ?? '',
    MATGROUP: item.product?.groupCode ?? '',
    ...(quoteId === null ? {} : { EXT_QUOTE_ID: quoteId, EXT_QUOTE_ITEM: String(place) }),
    EXT_PRODUCT_ID: item.articleNumber,
    EXT_CATEGORY_ID: item.product?.subgroupCode ?? '',
    ...Object.fromEntries(
      settings.custom_fields.map(({ field, value }) => [`CUST_FIELD${field}`, expressed(value, item, question)]),
    ),
  };
  const fields = itemFields.flatMap((field) => {
    const value = cutTo(oneLine(inCharset(values[field] ?? '', charset)), fieldLengths[field]);
    return value === '' ? [] : [{ name: `NEW_ITEM-${field}[${place}]`, value }];
  });
  return [...fields, { name: `NEW_ITEM-LONGTEXT_${place}:132[]`, value: oneLine(inCharset(item.longText, charset)) }];
}

const dayMs = 86_400_000;

/** Days until delivery; empty without a day. */
function leadTime({ assessment }: FormQuestion): string {
  const day = assessment.basket.delivery?.day;
  if (day === undefined) return '';
  return String(Math.max(0, Math.ceil((Date.parse(day) - assessment.now.getTime()) / dayMs)));
}

function expressed(expression: FieldExpression, item: Item, { assessment, language }: FormQuestion): string {
  const { product } = item;
  switch (expression) {
    case 'article_number':
      return item.articleNumber;
    case 'brand':
      return product?.brand ?? '';
    case 'pack':
      return product?.pack[language] ?? '';
    case 'ean':
      return product?.ean ?? '';
    case 'group_code':
      return product?.groupCode ?? '';
    case 'subgroup_code':
      return product?.subgroupCode ?? '';
    case 'tax_percentage':
      return product === null ? '0' : String(product.vatRate);
    case 'deposit':
      return product === null || !assessment.customer.showPrices ? '' : decimal(product.depositMills / 1000);
    case 'unit':
      return product?.salesUnit[language] ?? '';
    case 'price_unit':
      return product?.priceUnit[language] ?? '';
    case 'customer_number':
      return assessment.customer.customerNumber;
    case 'basket_reference':
      return assessment.basket.reference;
    case 'delivery_date':
      return (assessment.basket.delivery?.day ?? '').replaceAll('-', '');
    default:
      return expression satisfies never;
  }
}
