import { getRegistrationStore, register } from '@talloor/contracts/endpoints/registration.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { bodyOf, type FieldError, type RegistrationField, type StepName } from './registrationValues.ts';
import { registrationStoreKey } from './registrationStoreKey.ts';
import { forgetTabDraft } from './tabDraft.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';

/** What the server says of one field, and in which step that is. */
const fieldOf: Readonly<Record<string, readonly [RegistrationField, FieldError, StepName]>> = {
  'registration.username_taken': ['username', { code: 'taken' }, 'login'],
  'registration.postal_not_delivered': ['postal', { code: 'undelivered' }, 'company'],
  'registration.customer_unknown': ['customer_number', { code: 'customer' }, 'company'],
  'registration.city_unknown': ['city', { code: 'city' }, 'company'],
};

/** How old a form is at least that the server takes (ADR 0104), and a little. */
const leastAgeMs = 3300;

/** Sends the registration once, however often it is pressed, and leads to what happens next. */
export function useSendRegistration(form: RegistrationForm, formToken: string, goTo: (step: StepName) => void) {
  const navigate = useNavigate();
  const path = usePath();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const token = useRef(formToken);
  const [givenAt] = useState(() => performance.now());
  /** The same content under the same key, so that what was sent twice is one; other content is another. */
  const sent = useRef({ key: '', content: '' });

  const attempt = async (): Promise<void> => {
    // After a reload with passwords filled in by the browser a person may be faster than the server takes for one.
    const early = leastAgeMs - (performance.now() - givenAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const body = bodyOf(form.kind, form.values, token.current);
    const content = JSON.stringify({ ...body, form_token: '' });
    if (sent.current.content !== content) sent.current = { key: crypto.randomUUID(), content };
    const filed = await call(register, { body }, { idempotencyKey: sent.current.key });
    forgetTabDraft(form.kind);
    queryClient.setQueryData(registrationStoreKey, { draft: null, filed, form_token: token.current });
    await navigate(path('registrationDone'), { replace: true });
  };
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await attempt().catch(async (error: unknown) => {
        if (!(error instanceof ProblemError) || error.code !== 'registration.form_expired') throw error;
        // Left open over night: the server gives another token, and what was typed is still here.
        token.current = (await call(getRegistrationStore)).form_token;
        throw error;
      });
    } catch (error) {
      const [field, what, step] = (error instanceof ProblemError && fieldOf[error.code]) || [];
      if (field && what && step) {
        form.refuse(field, what);
        goTo(step);
      } else setFailure(error);
      setIsBusy(false);
    }
  };
  return { send: () => void send(), isBusy, failure };
}
