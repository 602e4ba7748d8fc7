export const mostAnalyticsDays = 400;
