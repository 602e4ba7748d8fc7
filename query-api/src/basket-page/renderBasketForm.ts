import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { html, type Html } from './html.ts';
import { paperGroups, type PaperLine } from './paperLines.ts';

/** What the form needs beside the basket. */
export type BasketFormFacts = {
  readonly language: 'nl' | 'fr';
  readonly csrfToken: string;
  /** A fresh one for each page, so that the same press on it twice is one order. */
  readonly formId: string;
  /** Days that can be ordered for: value of the field, and what is read. */
  readonly moments: readonly { readonly value: string; readonly day: number; readonly window: string }[];
  /** Why the form came back, in words. */
  readonly problem: string | null;
};

const pages = { nl: '/winkelwagen', fr: '/panier' } as const;

/** The whole basket as a form that is posted to the basket route, without script (spec shopping §2 and §7). */
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
                    ${group.lines.map((line) => lineForm(line, byArticle.get(line.articleNumber), facts))}
                  </ul>`,
            )}
            ${freeLines(basket, language)}
            <dl>${totals(basket, language)}</dl>
            ${orderForm(basket, facts)}`
    }`;
}

function address(basket: BasketView): string {
  const { alternative_address: other, customer } = basket;
  const own = customer.delivery_address;
  return other === null
    ? `${own.address}, ${own.postal} ${own.city}`
    : `${other.name}, ${other.street} ${other.street_number}, ${other.postal} ${other.city}`;
}

/** Hidden fields of every form of the page. */
const hidden = ({ csrfToken, formId }: BasketFormFacts, submitEvent: 'checkout' | 'update', isValid: boolean): Html =>
  html`<input type="hidden" name="csrf_token" value="${csrfToken}" />
    <input type="hidden" name="form_submit" value="1" />
    <input type="hidden" name="submit_event" value="${submitEvent}" />
    <input type="hidden" name="has_validated" value="${isValid ? '1' : '0'}" />
    <input type="hidden" name="form_id" value="${formId}" />
    <input type="hidden" name="script" value="0" />`;

function lineForm(line: PaperLine, shown: BasketLineView | undefined, facts: BasketFormFacts): Html {
  const { language } = facts;
  const words = basketPageTexts[language];
  const unit = line.quantity.slice(line.quantity.indexOf(' ') + 1);
  const label = fillText(words.quantityOf, { unit, article: line.name }, language);
  return html`<li>
    <b>${line.name}</b> <small>${line.facts}</small>
    ${line.errors.map((error) => html`<span class="bad">${error}</span>`)}
    <form method="post" action="${pages[language]}">
      ${hidden(facts, 'update', false)}
      <input type="hidden" name="article" value="${line.articleNumber}" />
      <label
        >${label} <input name="quantity" inputmode="decimal" size="6" value="${String(shown?.quantity ?? 0)}" required
      /></label>
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
  basket.total_lines.map(
    ({ label, amount, is_approximate: isApproximate, tooltip_content: tooltip }) =>
      html`<div>
        <dt>${label} ${tooltip !== null && html`<small>${tooltip}</small>`}</dt>
        <dd>${amount === null ? '€ ***' : formatApproximate(language, amount, isApproximate)}</dd>
      </div>`,
  );

function orderForm(basket: BasketView, facts: BasketFormFacts): Html {
  const { language, moments } = facts;
  const words = basketPageTexts[language];
  const { date, selected_window: window, is_confirmed: isConfirmed } = basket.delivery_date;
  const kept = date !== null && isConfirmed ? formatDay(language, date) : null;
  const keep =
    kept === null ? words.chooseDay : fillText(words.keepDay, { day: `${kept} ${window?.start ?? ''}` }, language);
  return html`<form method="post" action="${pages[language]}">
    ${hidden(facts, 'checkout', basket.is_valid)}
    ${basket.basket_id !== null && html`<input type="hidden" name="basket_id" value="${basket.basket_id}" />`}
    ${basket.amount_to_pay !== null && html`<input type="hidden" name="amount_to_pay" value="${basket.amount_to_pay.toFixed(2)}" />`}
    <p>
      <label
        >${words.day}
        <select name="moment">
          <option value="">${keep}</option>
          ${moments.map(
            ({ value, day, window: hours }) =>
              html`<option value="${value}">${formatDay(language, day)} ${hours}</option>`,
          )}
        </select></label
      >
    </p>
    <p>
      <label>${words.po_number} <input name="po_number" maxlength="30" value="${basket.po_number}" /></label>
    </p>
    <p>
      <label>${words.message} <textarea name="message" maxlength="400" rows="4"></textarea></label>
    </p>
    <p>
      <label>${words.extra_emails} <input name="extra_emails" maxlength="500" /></label>
    </p>
    <p>${words.terms}</p>
    <button class="main">${words.order}</button>
  </form>`;
}
