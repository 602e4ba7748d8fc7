/** Until when, on the day before delivery in Brussels, a buyer may say whether another article may come, where the ERP names no hour. */
export const replacementAnswerHour = '22:00';
