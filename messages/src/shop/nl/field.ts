/** By the codes of rules/src/account/fields. */
export const field = {
  dayForm: 'dd/mm/jjjj',
  dayCalendar: 'Dag in een kalender kiezen',
  dayWrong: 'Geen dag. Typ bijvoorbeeld 13/3.',
  required: 'Vul dit veld in',
  too_short: 'Minstens {{least}} tekens',
  too_long: 'Hoogstens {{most}} tekens',
  not_alphabetic: 'Alleen letters, spaties, punt, apostrof en koppelteken',
  not_alphanumeric: 'Alleen letters, cijfers, spaties, punten, streepjes en /',
  not_readable: 'Dit veld bevat tekens die we niet kunnen lezen',
  not_digits: 'Alleen cijfers',
  not_phone: 'Vul een geldig telefoonnummer in, bijvoorbeeld 0485 12 34 56 of +31 6 12345678',
  not_email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@zaak.be',
  not_company_number: 'Een ondernemingsnummer heeft 10 cijfers, zonder BE, spaties of punten. Kijk het na',
  not_postal: 'Een postcode heeft 4 cijfers',
  refused: 'Dit wordt zo niet aanvaard. Kijk het na',
  not_date: 'Vul een geldige datum in',
};
