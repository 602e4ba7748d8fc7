/** yyyy-mm-dd as dd/mm/yyyy. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/');
