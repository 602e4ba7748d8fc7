import type { CheckoutField } from './checkoutValues.ts';

export const focusField = (field: CheckoutField): void => document.getElementById(`checkout-${field}`)?.focus();
