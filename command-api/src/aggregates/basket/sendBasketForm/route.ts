import { hash } from 'node:crypto';
import type { z } from 'zod';
import { askApproval } from '@talloor/contracts/endpoints/approvals.ts';
import { chooseDeliveryAddress } from '@talloor/contracts/endpoints/address.ts';
import { changeBasketLine } from '@talloor/contracts/endpoints/basket.ts';
import { checkout, orderPlacedView } from '@talloor/contracts/endpoints/checkout.ts';
import { confirmDeliveryMoment } from '@talloor/contracts/endpoints/delivery.ts';
import { sendBasketForm, type basketForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { chooseBasketKind } from '@talloor/contracts/endpoints/checkout.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { basketPages as pages } from '../basketPages.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { forgetForm } from '../../../commands/forgetForm.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';
import { decideChooseBasketKind } from '../chooseBasketKind/decideChooseBasketKind.ts';
import { loadMainOrder } from '../chooseBasketKind/mainOrder.ts';
import { decideChooseDeliveryAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import { decideConfirmDeliveryMoment } from '../confirmDeliveryMoment/decideConfirmDeliveryMoment.ts';
import { decideSetBasketItems } from '../setBasketItems/decideSetBasketItems.ts';
import { returnForm } from './returnForm.ts';
import { addressOfForm, type AddressOfForm } from './addressOfForm.ts';
import { checkOrderInAdvance } from './checkOrderInAdvance.ts';
import { checkShownContent, isShown, shownBesideChoices, withLostGifts } from './checkShownContent.ts';
import { malformed } from './malformed.ts';

type Form = z.output<typeof basketForm>;
type Context = RequestContext<{ kind: 'customer' }>;
type FormSide = Pick<CommandSide, 'repository' | 'catalogue' | 'clock' | 'pool'>;

/** Answers 303, also to an order placed before. */
export const sendBasketFormRoute = (
  side: FormSide,
  change: ChangeActiveBasket,
  { order, ask, accept }: { readonly order: Route; readonly ask: Route; readonly accept: Route },
) =>
  route(sendBasketForm, async ({ body }, requestContext) => {
    const key = keyOf(body);
    // Without script a resent form is not marked as such.
    const context: Context = key === null ? requestContext : { ...requestContext, idempotencyKey: key, isRepeat: true };
    const { language } = context;
    const redirectTo = (page: string, parameters: Readonly<Record<string, string>>, position: Position | null) => {
      const query = new URLSearchParams({
        ...parameters,
        ...(body.script === undefined ? {} : { script: body.script }),
      });
      return { redirect: query.size > 0 ? `${page}?${query.toString()}` : page, seen: position };
    };
    let lastPosition: Position | null = null;
    const apply: ChangeActiveBasket = async (...asking) => {
      const answer = await change(...asking);
      lastPosition = answer.seen ?? lastPosition;
      return answer;
    };
    try {
      if (body.submit_event === 'update')
        return redirectTo(pages[language].basket, {}, await changeLine(apply, body, context));
      const address = addressOfForm(body);
      await checkShownContent(apply, body, context);
      lastPosition = (await acceptDueTerms(accept, body, context)) ?? lastPosition;
      await chooseKind(side, apply, body, context);
      await confirmDay(apply, body, context);
      const input = { params: {}, query: {}, body: checkoutOf(body, address?.message ?? '') };
      if (address !== null) {
        await checkOrderInAdvance(side, input.body, address.address, body.submit_event === 'approval', context);
        await chooseAddress(side, apply, address, body, context);
      }
      const isAsking = body.submit_event === 'approval';
      const answer = await (isAsking ? ask : order).handle(input, context as RequestContext);
      if (answer === 'handled') throw new Error('the checkout route wrote its own response');
      forgetForm(context);
      const next = answer.seen ?? null;
      if (isAsking) {
        const { basket_id: basketId } = askApproval.response.parse(answer.body);
        return redirectTo(pages[language].basket, { asked: basketId }, next);
      }
      const { order_number: placed } = orderPlacedView.parse(answer.body);
      return redirectTo(pages[language].confirmation, { order: placed }, next);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const placed = error.code === 'basket.already_ordered' ? error.extra.parameters?.['order_number'] : undefined;
      if (placed !== undefined)
        return redirectTo(pages[language].confirmation, { order: String(placed), problem: error.code }, lastPosition);
      const problem = error.code === 'basket.changed' ? await withLostGifts(side, change, body, context) : error;
      returnForm(context, body, problem);
      return redirectTo(pages[language].basket, { problem: error.code }, lastPosition);
    }
  });

/** After Back, other values are another press. */
function keyOf({ csrf_token: _ofSession, form_id: page, ...pressed }: Form): string | null {
  return page === undefined ? null : hash('sha256', JSON.stringify([page, pressed]));
}

async function acceptDueTerms(accept: Route, form: Form, context: Context): Promise<Position | null> {
  if (form.terms_consent === undefined || form.terms_version === undefined) return null;
  const input = { params: {}, query: {}, body: { version: Number(form.terms_version) } };
  const answer = await accept.handle(input, context as RequestContext);
  return answer === 'handled' ? null : (answer.seen ?? null);
}

async function changeLine(change: ChangeActiveBasket, { article, quantity }: Form, context: Context) {
  if (article === undefined || quantity === undefined) throw new Problem('request.malformed');
  const { seen } = await change(context, {
    name: changeBasketLine.name,
    input: { article, quantity },
    articleNumbers: [article],
    decide: (basket, facts) => {
      const typed = readLine(quantity, facts.products.get(article));
      if (typed === null) throw malformed(['quantity']);
      return decideSetBasketItems({ items: [{ articleNumber: article, quantity: typed }] }, basket, facts);
    },
  });
  return seen;
}

function readLine(text: string, product: ProductFacts | undefined): number | null {
  if (text.trim() === '') return null;
  const unit = product?.orderableByOrderUnit === true ? product.orderUnit : product?.salesUnit;
  const units = unit === undefined ? [] : [unit.nl, unit.fr];
  const typed = readTypedQuantity(text, { step: product?.soldPer ?? 1, units, most: Infinity });
  return typeof typed === 'string' ? null : typed;
}

/** No day keeps the confirmed one. */
async function confirmDay(change: ChangeActiveBasket, form: Form, context: Context): Promise<void> {
  const { moment } = form;
  if (moment === undefined || moment === '') return;
  const [timestamp, windowStart = null, service] = moment.split('/');
  const command = { timestamp: Number(timestamp), windowStart, ...(service !== undefined && { service }) };
  await change(context, {
    name: confirmDeliveryMoment.name,
    input: command,
    decide: (basket, facts) => (isShown(form, basket) ? decideConfirmDeliveryMoment(command, basket, facts) : []),
  });
}

async function chooseKind(side: FormSide, change: ChangeActiveBasket, form: Form, context: Context): Promise<void> {
  const { order_kind: orderKind } = form;
  if (orderKind === undefined || orderKind === '') return;
  const main = orderKind === 'new' ? null : await loadMainOrder(side, context.customerNumber, orderKind);
  await change(context, {
    name: chooseBasketKind.name,
    input: orderKind,
    decide: (basket, facts) =>
      isShown(form, basket) ? decideChooseBasketKind(main, basket, { ...facts, chosenBy: context.user.userId }) : [],
  });
}

async function chooseAddress(
  { catalogue }: FormSide,
  change: ChangeActiveBasket,
  { address }: AddressOfForm,
  form: Form,
  context: Context,
): Promise<void> {
  const place = address && (await catalogue.findPostalCode(address.postal));
  const command = { address, chosenBy: context.user.userId };
  await change(context, {
    name: chooseDeliveryAddress.name,
    input: address,
    decide: (basket, facts) =>
      isShown(form, basket) ? decideChooseDeliveryAddress(command, basket, { ...facts, place }) : [],
  });
}

/** @throws Problem request.malformed */
function checkoutOf(form: Form, messageOfBook: string): z.output<typeof checkout.body> {
  const parsed = checkout.body.safeParse({
    po_number: form.po_number,
    message: form.message === '' ? messageOfBook : form.message,
    extra_emails: form.extra_emails
      .split(/[,;\s]+/)
      .map((address) => address.trim())
      .filter((address) => address !== ''),
    ...(form.basket_id === undefined ? {} : { basket_id: form.basket_id }),
    // Another day may change the cost: show it first.
    ...(form.amount_to_pay === undefined ? {} : { amount_to_pay: Number(form.amount_to_pay) }),
    // Also an article that is no longer free.
    ...(form.shown === undefined ? {} : { shown: shownBesideChoices(form) }),
  });
  if (!parsed.success) throw malformed(parsed.error.issues.map(({ path: [field] }) => String(field)));
  return parsed.data;
}
