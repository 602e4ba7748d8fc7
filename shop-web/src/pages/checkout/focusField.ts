import type { CheckoutField } from './checkoutValues.ts';

/** Brings somebody to a field of the form. */
export const focusField = (field: CheckoutField): void => document.getElementById(`checkout-${field}`)?.focus();
