/** Answers and replies per case. */
export const mostMessages = 200;
