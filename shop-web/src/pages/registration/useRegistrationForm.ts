import { storeRegistration } from '@talloor/contracts/endpoints/registration.ts';
import type { RegistrationDraft } from './draftFields.ts';
import { useEffect, useRef, useState } from 'react';
import { useRested } from '../../components/useRested.ts';
import { call } from '../../server/shopClient.ts';
import {
  checkStep,
  emptyValues,
  type FieldError,
  type FieldErrors,
  type Kind,
  type RegistrationField,
  type RegistrationValues,
  stepOf,
  type StepName,
} from './registrationValues.ts';
import { keepTabDraft, draftOfValues, tabDraftOf } from './tabDraft.ts';

const keepAfterMs = 1200;

export type RegistrationForm = {
  readonly kind: Kind;
  readonly values: RegistrationValues;
  readonly change: (changes: Partial<Record<RegistrationField, string>>) => void;
  readonly leave: (field: RegistrationField) => void;
  /** After blur or an attempt to continue. */
  readonly errorOf: (field: RegistrationField) => FieldError | null;
  readonly errors: FieldErrors;
  readonly showErrors: () => void;
  readonly attempt: number;
  /** Until the field changes. */
  readonly refuse: (field: RegistrationField, error: FieldError) => void;
  readonly setIsUndelivered: (isUndelivered: boolean) => void;
};

export const valuesAtFirst = (kind: Kind, draft: RegistrationDraft | null): RegistrationValues => ({
  ...emptyValues,
  ...(tabDraftOf(kind) ?? draft?.fields),
});

/** Saves to tab and server, without the password. */
export function useRegistrationForm(kind: Kind, step: StepName, draft: RegistrationDraft | null): RegistrationForm {
  const [values, setValues] = useState<RegistrationValues>(() => valuesAtFirst(kind, draft));
  const [visitedFields, setVisitedFields] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [shownStep, setShownStep] = useState<StepName | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isUndelivered, setIsUndelivered] = useState(false);
  const [refusals, setRefusals] = useState<FieldErrors>(new Map());
  const errors = new Map(checkStep(step, kind, values, isUndelivered));
  // A refusal of a later step waits there.
  for (const [field, error] of refusals) if (stepOf(field) === step) errors.set(field, error);

  const isTouched = useRef(false);
  useEffect(() => {
    if (isTouched.current) keepTabDraft(kind, values);
  }, [kind, values]);
  const rested = useRested(values, keepAfterMs);
  useEffect(() => {
    if (!isTouched.current) return;
    // Only the draft is lost.
    void call(storeRegistration, { body: { kind, step, fields: draftOfValues(rested) } }).catch(() => undefined);
  }, [rested, kind, step]);

  return {
    kind,
    values,
    errors,
    attempt: shownStep === step || [...refusals.keys()].some((field) => stepOf(field) === step) ? attempt : 0,
    setIsUndelivered,
    change: (changes) => {
      isTouched.current = true;
      setValues((before) => ({ ...before, ...changes }));
      // Errors about two numbers clear when either changes.
      setRefusals(
        (before) =>
          new Map([...before].filter(([field, { code }]) => changes[field] === undefined && code !== 'customer')),
      );
    },
    leave: (field) => setVisitedFields((before) => new Set(before).add(field)),
    errorOf: (field) => {
      const error = errors.get(field) ?? null;
      const isShown = shownStep === step || visitedFields.has(field) || refusals.has(field);
      // Undelivered codes are reported at once (design 5.21).
      return isShown || error?.code === 'undelivered' ? error : null;
    },
    showErrors: () => {
      setShownStep(step);
      setAttempt((before) => before + 1);
    },
    refuse: (field, error) => {
      setRefusals((before) => new Map(before).set(field, error));
      setAttempt((before) => before + 1);
    },
  };
}
