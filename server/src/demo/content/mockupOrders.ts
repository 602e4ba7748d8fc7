/** What the mock-ups show of Bistro Lindegaard at their own time, wo 11 maart 2026, 14:12. */

/** The active basket (mock-up 05), delivery confirmed for the first possible day; `articleNumber: quantity`. */
export const lindegaardBasket: Readonly<Record<string, number>> = {
  '121040': 2,
  '136055': 1,
  '100431': 2,
  '100855': 2,
  '110045': 2,
  '131209': 12,
  '131244': 4,
  '131533': 8,
  '133980': 1,
  '155018': 1,
  '180210': 1,
  '190330': 1,
};

/** The order a week ago, from which the pages show "laatst besteld" (mock-ups 01 and 02). */
export const lindegaardLastWeek: Readonly<Record<string, number>> = {
  '152001': 6,
  '100855': 4,
  '110045': 5,
  '140118': 4,
  '131209': 12,
  '131244': 6,
  '135200': 6,
  '111302': 3,
  '132010': 1,
};

/** The order two weeks ago (25/02 in mock-ups 02 and 19). */
export const lindegaardTwoWeeksAgo: Readonly<Record<string, number>> = {
  '131302': 2,
  '154470': 2,
  '155018': 2,
  '155044': 2,
  '160488': 1,
  '162040': 6,
  '165310': 2,
};

/** What was ordered in each of the weeks before, the last first (18/02 and 11/02 in mock-up 02). */
export const lindegaardWeeksAgo: readonly Readonly<Record<string, number>>[] = [
  lindegaardLastWeek,
  lindegaardTwoWeeksAgo,
  { '131533': 6 },
  { '134870': 1 },
  { '152001': 12 },
];

/** Articles that came back each of those weeks, so that they are often ordered on this weekday, in this order (mock-up 01). */
const frequent = ['152001', '100855', '110045', '140118', '131209', '135200', '111302', '132010'];
export const lindegaardFrequent: readonly (readonly string[])[] = [8, 8, 6, 4, 1].map((most) =>
  frequent.slice(0, most),
);

/** The two open orders (mock-up 09), one closed for changes and one not; `euros` is about what the goods cost without VAT. */
export const lindegaardOpenOrders = {
  processed: { number: '4401992', reference: 'WK11-VERS', lines: 18, euros: 448 },
  editable: { number: '4402131', reference: 'BAR', lines: 24, euros: 565 },
} as const;

/** The highest order number that a mock-up shows; new ones continue above it. */
export const lastMockupOrderNumber = 4_402_204;
