import { randomUUID } from 'node:crypto';
import { showBasketForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { isProblemCode } from '@talloor/contracts/problem.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { problemTextsOf } from '@talloor/messages/problems/problemTexts.ts';
import { usualCompany } from '@talloor/platform/companySettings.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { findApprovalTerms } from '../approvals/findApprovalTerms.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findOrderDetail } from '../orders/findOrderDetail.ts';
import { orderDetailView } from '../orders/orderDetailView.ts';
import { findTerms } from '../terms/findTerms.ts';
import { findOrderChoices } from './findOrderChoices.ts';
import { findShownBasket } from '../basket/findShownBasket.ts';
import { html, type Html } from './html.ts';
import type { QuerySide } from '../module.ts';
import { pageWithoutScript } from './pageWithoutScript.ts';
import { renderBasketForm } from './renderBasketForm.ts';
import { returnedFormOf } from './returnedFormOf.ts';
import { renderPlacedOrder } from './renderPlacedOrder.ts';

const pages = { nl: '/winkelwagen', fr: '/panier' } as const;

export const showBasketFormRoute = (side: ReadSide & Pick<QuerySide, 'company'>): Route => {
  const { company = usualCompany } = side;
  const problemTexts = problemTextsOf(ownTextsOf(company, sayOwnHours(company.openingHours)));
  return route(showBasketForm, async ({ query }, context) => {
    const { user, customerNumber, language, seenPosition, csrfToken, response } = context;
    const words = basketPageTexts[language];
    const send = (title: string, content: Html) => {
      response.setHeader('cache-control', 'no-store');
      response.type('html').send(pageWithoutScript(language, title, content, company.name));
      return 'handled' as const;
    };
    const withScript = html`<p><a href="${pages[language]}">${words.withScript}</a></p>`;
    if (user === null)
      return send(
        words.title,
        html`<p>${words.logIn}</p>
          <p>${words.logInText}</p>
          ${withScript}`,
      );
    if (customerNumber === null)
      return send(
        words.title,
        html`<p>${words.chooseCustomer}</p>
          ${withScript}`,
      );
    const { problem } = query;
    const problemWords = (parameters: Readonly<Record<string, string | number>> = {}): string | null => {
      if (problem === undefined || !isProblemCode(problem)) return null;
      const { title, detail } = problemTexts(problem, parameters, language);
      const { no_longer_free: articles } = parameters;
      const lost = articles === undefined ? '' : ` ${fillText(words.noLongerFree, { articles }, language)}`;
      return `${title}.${lost} ${detail}`;
    };
    const back = html`<p><a href="${pages[language]}?script=0">${words.back}</a></p>`;
    if (query.order !== undefined) {
      const stale = await isStale(side.waiter, seenPosition, 'orderDetail');
      const [order, orderer] = await Promise.all([
        findOrderDetail(side.pool, query.order, customerNumber),
        side.catalogue.findCustomer(customerNumber),
      ]);
      if (order === null) {
        const { title, detail } = problemTexts(stale ? 'service.unavailable' : 'order.not_found', {}, language);
        return send(
          title,
          html`<p>${detail}</p>
            ${back}`,
        );
      }
      const view = { showPrices: orderer?.showPrices ?? false, userId: null, language, now: side.clock.now() };
      const title = fillText(words.placed, { order: query.order }, language);
      const notice = problem === 'basket.already_ordered' && html`<p role="status">${problemWords()}</p>`;
      return send(title, html`${notice}${renderPlacedOrder(orderDetailView(order, view), language)}${back}`);
    }
    await isStale(side.waiter, seenPosition, 'baskets', 'acceptedTerms');
    const [basket, calendar, customer, approval, terms] = await Promise.all([
      findShownBasket(side, customerNumber, undefined, language),
      side.catalogue.findCalendar(),
      side.catalogue.findCustomer(customerNumber),
      findApprovalTerms(side, customerNumber, user.userId),
      findTerms(side, user.userId),
    ]);
    if (customer === null) throw new Problem('customer.not_selected');
    const choices = await findOrderChoices(side, customer, calendar, language);
    const returnedForm = returnedFormOf(context.request, user.userId, basket.basket_id);
    const facts = {
      language,
      csrfToken,
      formId: randomUUID(),
      ...choices,
      returnedForm,
      approval,
      dueTerms: terms.isDue ? { version: terms.current.version, text: terms.current.text?.[language] ?? null } : null,
      problem: problemWords(returnedForm?.parameters),
    };
    const sentNotice = query.asked === undefined ? null : html`<p role="status">${words.asked}</p>`;
    return send(words.title, html`${sentNotice}${renderBasketForm(basket, facts)}${withScript}`);
  });
};
