import type { BasketAssessment, CountedLine, FreeLine } from '../basket/assessment.ts';
import type { Language, ProductFacts } from '../facts.ts';
import { dayAt } from '../delivery/brusselsTime.ts';
import { thousandths } from '../money/rounding.ts';
import { fieldLengths, type FormField, type ItemField } from './fieldLengths.ts';
import { itemFieldName } from './itemFieldName.ts';
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

type Form = FormQuestion & { readonly leadTime: string };

type Item = {
  readonly texts: ItemTexts;
  readonly articleNumber: string;
  /** Empty where VALIDATE would answer another price. */
  readonly productId: string;
  readonly quantity: number;
  readonly unit: string;
  /** Null: hidden. */
  readonly price: ItemPrice | null;
  /** Null: a deposit. */
  readonly product: ProductFacts | null;
};

/** In the charset of the form, cut to their lengths. */
type ItemTexts = {
  readonly description: string;
  readonly longText: string;
  readonly brand: string;
  readonly ean: string;
};

/** The form that the browser posts to HOOK_URL (standards.md, OCI punch-out): items from 1, in order. */
export function basketForm(asked: FormQuestion): FormField[] {
  const { assessment, call, charset } = asked;
  const settings = {
    ...asked.settings,
    vendor: written(asked.settings.vendor, asked, fieldLengths.VENDOR),
    units: asked.settings.units.map(({ iso, own }) => ({ iso, own: written(own, asked, fieldLengths.UNIT) })),
  };
  const question: Form = { ...asked, settings, leadTime: leadTime(asked) };
  const fields: FormField[] = [];
  let place = 0;
  const write = (item: Item): void => writeItem(fields, item, (place += 1), question);
  // The answer for an article is one item.
  const hasDepositLines = settings.deposit === 'line' && asked.quoteId !== null;
  for (const line of assessment.countedLines) {
    write(goodsItem(line, question));
    if (hasDepositLines && line.depositCents !== 0) write(depositItem(line, question));
  }
  if (settings.free_articles === 'line') for (const line of assessment.freeLines) write(freeItem(line, question));
  const given = [
    ['~OkCode', call.okCode],
    ['~Target', call.targetField],
    ['~Caller', call.caller],
  ] as const;
  for (const [name, value] of given) if (value !== '') fields.push({ name, value: inCharset(value, charset) });
  return fields;
}

function depositItem(line: CountedLine, question: FormQuestion): Item {
  const { settings, language, words } = question;
  const { product } = line;
  return {
    texts: titled(`${words.deposit} ${product.name[language]}`, question),
    articleNumber: product.articleNumber,
    productId: '',
    quantity: line.quantity,
    unit: unitCodeFor(product.salesUnit.nl, settings.units),
    price: priced(question, () => itemPrice(line.quantity, line.depositCents, product.depositMills)),
    product: null,
  };
}

/** Half a step of the price at the largest price unit is then half a cent. */
const mostWeight = 100_000;

function goodsItem(line: CountedLine, question: FormQuestion): Item {
  const { product, conversionFactor, chosen } = line;
  const { settings } = question;
  const isWeighed = product.weightArticle && settings.weight === 'weight';
  const weight = thousandths(line.quantity * conversionFactor) / 1000;
  // Weights below a gram would read zero; beyond `mostWeight`, no price rebuilds every amount.
  const byWeight = isWeighed && weight > 0 && weight <= mostWeight;
  const quantity = byWeight ? weight : line.quantity;
  const depositCents = settings.deposit === 'in_price' ? line.depositCents : 0;
  const unitMills =
    (byWeight ? chosen.priceMills : chosen.priceMills * conversionFactor) +
    (depositCents === 0 ? 0 : (product.depositMills * line.quantity) / quantity);
  return {
    texts: textsOf(product, question),
    articleNumber: product.articleNumber,
    productId: product.articleNumber,
    quantity,
    unit: unitCodeFor((byWeight ? product.priceUnit : product.salesUnit).nl, settings.units),
    price: priced(question, () => itemPrice(quantity, line.lineCents + depositCents, unitMills)),
    product,
  };
}

function freeItem(line: FreeLine, question: FormQuestion): Item {
  const product = line.kind === 'sample' ? line.product : null;
  const { description, longText } = titled(`${question.words.free} ${line.name[question.language]}`, question);
  return {
    texts: product === null ? titled(description, question) : { ...textsOf(product, question), description, longText },
    articleNumber: line.articleNumber,
    productId: '',
    quantity: line.quantity,
    unit: unitCodeFor(product?.salesUnit.nl ?? '', question.settings.units),
    price: priced(question, () => ({ priceMills: 0, priceUnit: 1 })),
    product,
  };
}

const priced = ({ assessment }: FormQuestion, price: () => ItemPrice): ItemPrice | null =>
  assessment.customer.showPrices ? price() : null;

type Writing = Pick<FormQuestion, 'language' | 'charset'>;

const written = (text: string, { charset }: Pick<Writing, 'charset'>, length?: number): string => {
  const line = oneLine(inCharset(text, charset));
  return length === undefined ? line : cutTo(line, length).trimEnd();
};

const titled = (title: string, writing: Writing): ItemTexts => ({
  description: written(title, writing, fieldLengths.DESCRIPTION),
  longText: written(title, writing),
  brand: '',
  ean: '',
});

/** Facts are shared between requests. */
const cachedTexts = new WeakMap<ProductFacts, Map<string, ItemTexts>>();

function textsOf(product: ProductFacts, writing: Writing): ItemTexts {
  const { language, charset } = writing;
  const byWriting = cachedTexts.get(product) ?? new Map<string, ItemTexts>();
  cachedTexts.set(product, byWriting);
  const key = `${language} ${charset}`;
  const cached = byWriting.get(key);
  if (cached) return cached;
  const { name, brand, pack, ean } = product;
  const texts = {
    description: written(name[language], writing, fieldLengths.DESCRIPTION) || product.articleNumber,
    longText: written([name[language], brand, pack[language]].filter((part) => part !== '').join(', '), writing),
    brand: written(brand, writing, fieldLengths.MANUFACTCODE),
    ean: written(ean ?? '', writing, fieldLengths.MANUFACTMAT),
  };
  byWriting.set(key, texts);
  return texts;
}

/** At most 3 decimals, with a dot. */
export const decimal = (value: number): string => {
  const mills = thousandths(value);
  return `${Math.trunc(mills / 1000)}.${String(mills % 1000).padStart(3, '0')}`;
};

function writeItem(fields: FormField[], item: Item, place: number, question: Form): void {
  const { settings, quoteId } = question;
  const { texts, price, articleNumber } = item;
  const write = (field: ItemField, value: string): void => {
    if (value !== '') fields.push({ name: itemFieldName(field, place), value });
  };
  write('DESCRIPTION', texts.description);
  write('QUANTITY', decimal(item.quantity));
  write('UNIT', item.unit);
  if (price !== null) {
    write('PRICE', decimal(price.priceMills / 1000));
    write('CURRENCY', 'EUR');
    write('PRICEUNIT', String(price.priceUnit));
  }
  write('LEADTIME', question.leadTime);
  write('VENDOR', settings.vendor);
  write('VENDORMAT', articleNumber);
  write('MANUFACTCODE', texts.brand);
  write('MANUFACTMAT', texts.ean);
  if (quoteId !== null) {
    write('EXT_QUOTE_ID', quoteId);
    write('EXT_QUOTE_ITEM', String(place));
  }
  write('EXT_PRODUCT_ID', item.productId);
  for (const { field, value } of settings.custom_fields) {
    const name = `CUST_FIELD${field}` as keyof typeof fieldLengths;
    write(name, written(expressed(value, item, question), question, fieldLengths[name]));
  }
  fields.push({ name: itemFieldName('LONGTEXT', place), value: texts.longText });
}

const dayMs = 86_400_000;

/** Days from today in Brussels until delivery; empty without a day. */
function leadTime({ assessment }: FormQuestion): string {
  const day = assessment.basket.delivery?.day;
  if (day === undefined) return '';
  const today = dayAt(assessment.now.getTime());
  return String(Math.max(0, (Date.parse(day) - Date.parse(today)) / dayMs));
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
