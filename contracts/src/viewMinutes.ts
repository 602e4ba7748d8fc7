/** Maximum of viewing as a customer. */
export const viewMinutes = 30;
