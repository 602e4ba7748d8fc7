import { epochOfDay } from '../delivery/brusselsTime.ts';
import type { Language } from '../facts.ts';
import { eurosOfCents, percentageOf } from '../money/rounding.ts';
import { viewService } from '../delivery/viewService.ts';
import type { ProductView } from '../product/productWire.ts';
import { promoText, viewProduct } from '../product/viewProduct.ts';
import type { BasketAssessment, CountedLine, FaultyLine, FreeLine } from './assessment.ts';
import type { BasketTexts } from './basketTexts.ts';
import type { BasketLineView, BasketView } from './basketWire.ts';
import { viewThreshold } from './viewThreshold.ts';
import { viewTotals } from './viewTotals.ts';

/** Spec shopping §3. Amounts are null when prices are hidden. */
export const viewBasket = (assessment: BasketAssessment, language: Language, texts: BasketTexts): BasketView => ({
  ...viewBasketWithoutLines(assessment, language, texts),
  lines: assessment.lines.map((line) => viewLine(line, assessment, language, texts)),
});

export function viewBasketWithoutLines(
  assessment: BasketAssessment,
  language: Language,
  texts: BasketTexts,
): Omit<BasketView, 'lines'> {
  const { basket, customer } = assessment;
  const { delivery } = basket;
  const showsPrices = customer.showPrices;
  return {
    basket_id: basket.basketId,
    is_valid: assessment.blockers.length === 0,
    is_active: true,
    max_lines: customer.maxLines,
    free_lines: assessment.freeLines.map((line) => viewFreeLine(line, assessment, language, texts)),
    total_lines: viewTotals(assessment, language, texts),
    messages: assessment.messages.map(({ code, parameters, blocking }) => ({
      code,
      message: texts.message(code, parameters, language),
      is_blocking: blocking,
      parameters,
    })),
    customer: {
      customer_number: customer.customerNumber,
      name: customer.name,
      delivery_address: viewAddress(customer.address),
      show_prices: showsPrices,
      order_reference_required: customer.orderReferenceRequired,
      payment_term_days: customer.paymentTermDays,
    },
    delivery_date: {
      date: delivery === null ? null : epochOfDay(delivery.day),
      selected_window: delivery === null ? null : { start: delivery.windowStart, end: delivery.windowEnd },
      deadline: delivery === null ? null : Math.floor(Date.parse(delivery.deadline) / 1000),
      is_confirmed: assessment.deliveryConfirmed,
      service: viewService(delivery?.service, showsPrices),
    },
    kind: basket.mainOrder === null ? 'new' : 'extra',
    main_order: basket.mainOrder,
    delivery_workdays: [...customer.deliveryWeekdays],
    threshold: viewThreshold(assessment),
    po_number: basket.reference,
    allowed_addresses: customer.alternativeAddressAllowed,
    alternative_address: basket.address,
    amount_to_pay: showsPrices ? eurosOfCents(assessment.payableCents) : null,
    is_approximate: assessment.approximate,
  };
}

const viewLine = (
  line: CountedLine | FaultyLine,
  assessment: BasketAssessment,
  language: Language,
  texts: BasketTexts,
): BasketLineView => ({
  product: viewLineProduct(line, assessment, language),
  ...viewLineWithoutProduct(line, assessment, language, texts),
});

/** A counted line shows the price it is charged at. */
function viewLineProduct(
  line: CountedLine | FaultyLine,
  { customer, basket }: BasketAssessment,
  language: Language,
): ProductView {
  const { product, quantity } = line;
  const question = { customer, quantity, moment: basket.delivery, language };
  return line.counted ? viewProduct(product, question, line.chosen) : viewProduct(product, question);
}

export function viewLineWithoutProduct(
  line: CountedLine | FaultyLine,
  { customer }: BasketAssessment,
  language: Language,
  texts: BasketTexts,
): Omit<BasketLineView, 'product'> {
  const { product, quantity } = line;
  if (!line.counted)
    return {
      quantity,
      errors: line.errors.map((error) => texts.lineError(error.code, error.parameters, language)),
      error_codes: line.errors.map(({ code, parameters }) => ({ code, parameters })),
      line_total: null,
      line_total_incl_vat: null,
      is_counted: false,
      is_approximate: product.weightArticle,
    };
  const inclVat = line.lineCents + percentageOf(line.lineCents, product.vatRate);
  return {
    quantity,
    errors: [],
    error_codes: [],
    line_total: customer.showPrices ? eurosOfCents(line.lineCents) : null,
    line_total_incl_vat: customer.showPrices ? eurosOfCents(inclVat) : null,
    is_counted: true,
    is_approximate: line.approximate,
  };
}

const viewFreeLine = (
  line: FreeLine,
  assessment: BasketAssessment,
  language: Language,
  texts: BasketTexts,
): BasketView['free_lines'][number] => ({
  article_number: line.articleNumber,
  ...(line.erpNumber !== null && { erp_number: line.erpNumber }),
  name: line.name[language],
  quantity: line.quantity,
  because: reasonOf(line, assessment, language, texts),
  group_code: line.groupCode,
  board: line.board,
  icon: line.icon,
});

function reasonOf(line: FreeLine, { customer }: BasketAssessment, language: Language, texts: BasketTexts): string {
  if (line.kind === 'sample') return texts.freeSample(language);
  const { product, quantity, promotion } = line.because;
  if (promotion !== null)
    return texts.freeByPromotion(
      { quantity, promotion: promoText(promotion, language, !customer.showPrices) },
      language,
    );
  return texts.freeBecause({ quantity, unit: product.salesUnit[language], name: product.name[language] }, language);
}

function viewAddress(address: BasketAssessment['customer']['address']): BasketView['customer']['delivery_address'] {
  const box = address.box === '' ? '' : ` / ${address.box}`;
  return {
    name: address.name,
    address: `${address.street} ${address.streetNumber}${box}`,
    postal: address.postal,
    city: address.city,
  };
}
