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

const lifetimeMs = 900_000;
/** Browsers silently drop cookies above 4096 bytes, name included. */
const mostCharacters = 3800;

const fieldOf: Readonly<Partial<Record<Problem['code'], string>>> = {
  'terms.not_accepted': 'terms_consent',
  'basket.reference_required': 'po_number',
  'basket.postal_not_delivered': 'postal',
  'basket.city_too_long': 'city',
};

/**
 * Sealed for the session, a cookie keeps form and problem out of addresses and logs. Line changes keep the order
 * fields.
 */
export function returnForm(context: Context, form: Form, problem: Problem): void {
  const { basket_id: basket } = form;
  const isOrder = form.submit_event !== 'update';
  const storedForm = isOrder ? null : returnedForm.safeParse(openCookie(context.request, basketFormCookie)).data;
  // Never for another user of this browser.
  const before = storedForm?.user === context.user.userId ? storedForm : null;
  const values = isOrder ? form : before?.typed;
  const of = basket ?? before?.basket;
  if (of === undefined) return;
  const fields = (problem.extra.errors ?? []).map(({ path }) => path);
  const mine = fieldOf[problem.code];
  const content: ReturnedForm = {
    user: context.user.userId,
    basket: of,
    fields: mine === undefined ? fields : [...fields, mine],
    parameters: problem.extra.parameters ?? {},
    typed: returnedForm.shape.typed.parse(values ?? {}),
    line: isOrder ? null : { article: form.article ?? '', quantity: form.quantity ?? '' },
  };
  context.response.cookie(basketFormCookie, sealWithinLimit(context, content), {
    ...formCookieOptions(context.request, basketFormPages[context.language]),
    maxAge: lifetimeMs,
  });
}

/** If too long, drops address book entry, then confirmation addresses, then all. */
function sealWithinLimit({ request }: Context, content: ReturnedForm): string {
  const { typed: values } = content;
  const empty = returnedForm.shape.typed.parse({});
  const tries = [values, { ...values, address: '' }, { ...values, address: '', extra_emails: '' }, empty].map(
    (candidate) => sealCookie(request, basketFormCookie, { ...content, typed: candidate }),
  );
  return tries.find(({ length }) => length <= mostCharacters) ?? '';
}
