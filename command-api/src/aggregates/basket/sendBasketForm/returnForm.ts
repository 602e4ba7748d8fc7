import type { z } from 'zod';
import {
  basketFormCookie,
  returnedForm,
  type basketForm,
  type ReturnedForm,
} from '@talloor/contracts/endpoints/basketPage.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { Problem } from '@talloor/platform/http/problem.ts';
import { basketPages as pages } from '../basketPages.ts';

type Form = z.output<typeof basketForm>;
type Context = RequestContext<{ kind: 'customer' }>;

const stands = 900_000;
/** Of a cookie browsers keep four thousand characters; with its name and attributes. */
const mostCharacters = 3800;

/** Fields by the code of the problem that is theirs. */
const fieldOf: Readonly<Partial<Record<Problem['code'], string>>> = {
  'basket.reference_required': 'po_number',
  'basket.postal_not_delivered': 'postal',
  'basket.city_too_long': 'city',
};

/**
 * Lets the page that follows show the form as it was typed, and what was wrong: the browser brings both in a cookie, so that
 * nothing of it stands in an address or a log. A line that was changed leaves what is typed about the order.
 */
export function returnForm(context: Context, form: Form, problem: Problem): void {
  const { basket_id: basket } = form;
  const isOrder = form.submit_event === 'checkout';
  const kept = isOrder ? null : returnedForm.safeParse(context.request.cookies[basketFormCookie]).data;
  // Who logged in after another person at the same browser takes nothing over.
  const before = kept?.user === context.user.userId ? kept : null;
  const typed = isOrder ? form : before?.typed;
  const of = basket ?? before?.basket;
  if (of === undefined) return;
  const fields = (problem.extra.errors ?? []).map(({ path }) => path);
  const mine = fieldOf[problem.code];
  const content: ReturnedForm = {
    user: context.user.userId,
    basket: of,
    fields: mine === undefined ? fields : [...fields, mine],
    parameters: problem.extra.parameters ?? {},
    typed: returnedForm.shape.typed.parse(typed ?? {}),
  };
  context.response.cookie(basketFormCookie, shortened(content), { ...optionsFor(context), maxAge: stands });
}

/** An address of the book can be chosen again; after that the addresses for the confirmation go. */
function shortened(content: ReturnedForm): ReturnedForm {
  const isLong = ({ typed }: ReturnedForm) => encodeURIComponent(JSON.stringify(typed)).length > mostCharacters - 400;
  const { typed } = content;
  const tries = [content, { ...content, typed: { ...typed, address: '' } }];
  return tries.find((one) => !isLong(one)) ?? { ...content, typed: { ...typed, address: '', extra_emails: '' } };
}

/** Once the order is placed. */
export function forgetForm(context: Context): void {
  if (context.request.cookies[basketFormCookie] !== undefined)
    context.response.clearCookie(basketFormCookie, optionsFor(context));
}

const optionsFor = ({ language, request }: Context) =>
  ({ httpOnly: true, sameSite: 'lax', secure: request.secure, path: pages[language].basket }) as const;
