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

/** The order two weeks ago (25/02 and 18/02 in mock-up 02). */
export const lindegaardTwoWeeksAgo: Readonly<Record<string, number>> = {
  '131302': 2,
  '154470': 2,
  '155044': 2,
  '134870': 1,
  '160488': 1,
  '162040': 6,
  '165310': 2,
};

/** Numbers that the mock-ups show for open orders; new ones continue above them. */
export const mockupOrderNumbers = { monday: '4402131', reserved: ['4402118', '4402204'] } as const;
