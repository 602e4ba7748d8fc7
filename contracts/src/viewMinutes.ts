/** How long somebody of the office looks as a customer at most, in minutes. */
export const viewMinutes = 30;
