import { company } from '@talloor/look/company.ts';
import { serviceHours, type OpeningHours } from '@talloor/rules/service/openingHours.ts';
import { openingHoursOf } from '@talloor/rules/service/weekHours.ts';

export const companyHours = (): OpeningHours =>
  company.opening_hours === null ? serviceHours : openingHoursOf(company.opening_hours);
