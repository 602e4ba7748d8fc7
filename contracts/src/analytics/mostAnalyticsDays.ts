/** Of one question of the office, both days included. */
export const mostAnalyticsDays = 400;
