import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { fieldMarks } from './fieldMarks.ts';
import { html, type Html } from './html.ts';
import { hiddenFields } from './hiddenFields.ts';
import { quantityInput } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { paperGroups, paperTotals, type PaperLine } from './paperLines.ts';
import { renderOrderForm, type OrderFormFacts } from './renderOrderForm.ts';

export type BasketFormFacts = OrderFormFacts & {
  readonly problem: string | null;
};

const pages = { nl: '/winkelwagen', fr: '/panier' } as const;

/** Without script (spec shopping §2 and §7). */
export function renderBasketForm(basket: BasketView, facts: BasketFormFacts): Html {
  const { language, problem } = facts;
  const words = basketPageTexts[language];
  const groups = paperGroups(basket, words.faulty, language);
  const byArticle = new Map(basket.lines.map((line) => [line.product.article_number, line]));
  return html`${problem !== null && html`<p class="bad" role="alert">${problem}</p>`}
    <p>
      ${basket.customer.name}, ${fillText(words.customer, { number: basket.customer.customer_number }, language)}<br />
      ${address(basket)}
    </p>
    ${basket.messages.map(
      ({ message, is_blocking: isBlocking }) => html`<p class="${isBlocking ? 'bad' : 'time'}">${message}</p>`,
    )}
    ${
      basket.lines.length === 0
        ? html`<p>${words.empty}</p>`
        : html`${groups.map(
              (group) =>
                html`<h2>${group.name}</h2>
                  <ul>
                    ${group.lines.map((line) => lineForm(line, byArticle.get(line.articleNumber), basket.basket_id, facts))}
                  </ul>`,
            )}
            ${freeLines(basket, language)}
            <dl>${totals(basket, language)}</dl>
            ${renderOrderForm(basket, facts)}`
    }`;
}

function address(basket: BasketView): string {
  const { alternative_address: other, customer } = basket;
  const own = customer.delivery_address;
  return other === null
    ? `${own.address}, ${own.postal} ${own.city}`
    : `${other.name}, ${other.street} ${other.street_number}, ${other.postal} ${other.city}`;
}

function lineForm(
  line: PaperLine,
  lineView: BasketLineView | undefined,
  basketId: string | null,
  facts: BasketFormFacts,
): Html {
  const { language, returnedForm } = facts;
  const rejected = returnedForm?.line?.article === line.articleNumber ? returnedForm.line.quantity : null;
  const { marked, wrong } = fieldMarks(rejected === null ? null : returnedForm, language);
  const words = basketPageTexts[language];
  const unit = line.quantity.slice(line.quantity.indexOf(' ') + 1);
  const label = fillText(words.quantityOf, { unit, article: line.name }, language);
  return html`<li>
    <b>${line.name}</b> <small>${line.facts}</small>
    ${line.errors.map((error) => html`<span class="bad">${error}</span>`)}
    <form method="post" action="${pages[language]}">
      ${hiddenFields(facts, 'update', false)}
      ${basketId !== null && html`<input type="hidden" name="basket_id" value="${basketId}" />`}
      <input type="hidden" name="article" value="${line.articleNumber}" />
      <label
        >${label}
        <input
          name="quantity"
          inputmode="decimal"
          size="6"
          value="${rejected ?? quantityInput(lineView?.quantity ?? 0)}"
          required
          ${marked('quantity')} /></label
      >${wrong('quantity')}
      <button aria-label="${fillText(words.updateName, { article: line.name }, language)}">${words.update}</button>
      ${line.price} ${line.total !== null && html`<b>${line.total}</b>`}
    </form>
  </li>`;
}

function freeLines(basket: BasketView, language: 'nl' | 'fr'): Html | null {
  if (basket.free_lines.length === 0) return null;
  return html`<h2>${basketPageTexts[language].free}</h2>
    <ul>
      ${basket.free_lines.map((free) => html`<li>${free.quantity} × ${free.name} <small>${free.because}</small></li>`)}
    </ul>`;
}

const totals = (basket: BasketView, language: 'nl' | 'fr'): readonly Html[] =>
  paperTotals(basket, language).map(
    ({ label, amount, tooltip }) =>
      html`<div>
        <dt>${label} ${tooltip !== null && html`<small>${tooltip}</small>`}</dt>
        <dd>${amount ?? '€ ***'}</dd>
      </div>`,
  );
