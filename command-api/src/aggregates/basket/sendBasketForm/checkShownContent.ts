import type { z } from 'zod';
import type { basketForm } from '@talloor/contracts/endpoints/basketPage.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { isShownContent, lostFreeArticles, withoutChoices } from '@talloor/rules/basket/contentOfView.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeActiveBasket } from '../changeActiveBasket.ts';

type Form = z.output<typeof basketForm>;
type Context = RequestContext<{ kind: 'customer' }>;

/** The checkout rejects a form of another basket. */
export const isShown = ({ basket_id: basketId }: Form, basket: { readonly basketId: string | null }): boolean =>
  basketId === undefined || basketId === basket.basketId;

/** What the page showed, without the day, address and order that the form chooses. */
export const shownBesideChoices = ({ shown = '', moment = '', address, order_kind: order = '' }: Form): string =>
  withoutChoices(shown, { moment: moment !== '', address: address !== '', order: order !== '' });

/** @throws Problem basket.changed */
export async function checkShownContent(change: ChangeActiveBasket, form: Form, context: Context): Promise<void> {
  const { shown } = form;
  if (shown === undefined) return;
  await change(context, {
    name: 'checkShownBasket',
    input: shown,
    decide: (basket, facts) =>
      isShown(form, basket) &&
      !isShownContent(shownBesideChoices(form), assessBasket({ basket: basketInputOf(basket), ...facts }))
        ? { rejected: 'basket.changed' }
        : [],
  });
}

const longestNames = 200;

/** Adds the names of articles that are no longer free. */
export async function withLostGifts(
  { catalogue, clock }: Pick<CommandSide, 'catalogue' | 'clock'>,
  change: ChangeActiveBasket,
  form: Form,
  context: Context,
): Promise<Problem> {
  const { shown = '' } = form;
  const { body: basket } = await change(context, { name: 'checkShownBasket', input: shown, decide: () => [] });
  const freeLines = basket.free_lines.map((line) => ({ articleNumber: line.article_number, quantity: line.quantity }));
  const lost = isShown(form, { basketId: basket.basket_id }) ? lostFreeArticles(shown, freeLines) : [];
  if (lost.length === 0) return new Problem('basket.changed');
  const products = await catalogue.findProducts([...lost], context.customerNumber, dayAt(clock.now().getTime()));
  const names = lost.map((article) => products.get(article)?.name[context.language] ?? article).join(', ');
  return new Problem('basket.changed', {
    parameters: { no_longer_free: names.length > longestNames ? `${names.slice(0, longestNames - 1)}…` : names },
  });
}
