import { getRegistrationStore, register } from '@talloor/contracts/endpoints/registration.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { bodyOf, refusedStep, type FieldError, type RegistrationField, type StepName } from './registrationValues.ts';
import { registrationStoreKey } from './registrationStoreKey.ts';
import { forgetTabDraft } from './tabDraft.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';

const fieldOf: Readonly<Record<string, readonly [RegistrationField, FieldError, StepName]>> = {
  'registration.username_taken': ['username', { code: 'taken' }, 'login'],
  'registration.postal_not_delivered': ['postal', { code: 'undelivered' }, 'company'],
  'registration.customer_unknown': ['customer_number', { code: 'customer' }, 'company'],
  'registration.city_unknown': ['city', { code: 'city' }, 'company'],
};

/** Server's minimum form age (ADR 0104) plus a margin. */
const leastAgeMs = 3300;

export function useSendRegistration(form: RegistrationForm, formToken: string, goTo: (step: StepName) => void) {
  const navigate = useNavigate();
  const path = usePath();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const token = useRef(formToken);
  const [openedAtMs] = useState(() => performance.now());
  const lastSent = useRef({ key: '', content: '' });

  const attempt = async (): Promise<void> => {
    // Autofill can beat the minimum age.
    const early = leastAgeMs - (performance.now() - openedAtMs);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const body = bodyOf(form.kind, form.values, token.current);
    const content = JSON.stringify({ ...body, form_token: '' });
    if (lastSent.current.content !== content) lastSent.current = { key: crypto.randomUUID(), content };
    const filed = await call(register, { body }, { idempotencyKey: lastSent.current.key });
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
        // An expired token is renewed.
        token.current = (await call(getRegistrationStore)).form_token;
        throw error;
      });
    } catch (error) {
      const [field, what, step] = (error instanceof ProblemError && fieldOf[error.code]) || [];
      const refusal = error instanceof ProblemError ? refusedStep(form.kind, error) : null;
      if (refusal !== null) {
        for (const name of refusal.fields) form.refuse(name, { code: 'refused' });
        goTo(refusal.step);
      } else if (field && what && step) {
        form.refuse(field, what);
        goTo(step);
      } else setFailure(error);
      setIsBusy(false);
    }
  };
  return { send: () => void send(), isBusy, failure };
}
