import type { z } from 'zod';
import {
  basketFormCookie,
  basketFormPages,
  returnedForm,
  type basketForm,
  type ReturnedForm,
} from '@talloor/contracts/endpoints/basketPage.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { Problem } from '@talloor/platform/http/problem.ts';
import { openCookie, sealCookie } from '@talloor/platform/http/sealedCookie.ts';
import { formCookieOptions } from '../../../commands/forgetForm.ts';

type Form = z.output<typeof basketForm>;
type Context = Pick<RequestContext<{ kind: 'customer' }>, 'user' | 'language' | 'request' | 'response'>;

const stands = 900_000;
/** Of a cookie browsers keep four thousand characters, its name among them; a longer one they drop without a word. */
const mostCharacters = 3800;

/** Fields by the code of the problem that is theirs. */
const fieldOf: Readonly<Partial<Record<Problem['code'], string>>> = {
  'basket.reference_required': 'po_number',
  'basket.postal_not_delivered': 'postal',
  'basket.city_too_long': 'city',
};

/**
 * Lets the page that follows show the form as it was typed, and what was wrong: the browser brings both in a cookie, sealed for
 * its session, so that nothing of it stands in an address or a log, nor stays readable behind whoever logged out. A line that was changed leaves what is typed about the order.
 */
export function returnForm(context: Context, form: Form, problem: Problem): void {
  const { basket_id: basket } = form;
  const isOrder = form.submit_event !== 'update';
  const kept = isOrder ? null : returnedForm.safeParse(openCookie(context.request, basketFormCookie)).data;
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
  context.response.cookie(basketFormCookie, sealedShort(context, content), {
    ...formCookieOptions(context.request, basketFormPages[context.language]),
    maxAge: stands,
  });
}

/**
 * An address of the book can be chosen again; after that the addresses for the confirmation go, and in scripts that take three
 * bytes a letter the rest.
 */
function sealedShort({ request }: Context, content: ReturnedForm): string {
  const { typed } = content;
  const empty = returnedForm.shape.typed.parse({});
  const tries = [typed, { ...typed, address: '' }, { ...typed, address: '', extra_emails: '' }, empty].map((kept) =>
    sealCookie(request, basketFormCookie, { ...content, typed: kept }),
  );
  return tries.find(({ length }) => length <= mostCharacters) ?? '';
}
