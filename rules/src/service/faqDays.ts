/** How long fruitless searches are kept. */
export const missDays = 90;
/** How long reads and votes count. */
export const faqReadDays = 365;
