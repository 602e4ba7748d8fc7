import type { ShopTexts } from '../nl.ts';

export const field: ShopTexts['field'] = {
  dayForm: 'jj/mm/aaaa',
  dayCalendar: 'Choisir le jour dans un calendrier',
  dayWrong: 'Pas de jour. Tapez par exemple 13/3.',
  required: 'Complétez ce champ',
  too_short: 'Au moins {{least}} caractères',
  too_long: 'Au plus {{most}} caractères',
  not_alphabetic: 'Uniquement des lettres, espaces, points, apostrophes et traits d’union',
  not_alphanumeric: 'Uniquement des lettres, chiffres, espaces, points, tirets et /',
  not_readable: 'Ce champ contient des caractères illisibles',
  not_digits: 'Uniquement des chiffres',
  not_phone: 'Indiquez un numéro de téléphone valable, par exemple 0485 12 34 56 ou +33 6 12 34 56 78',
  not_email: 'Indiquez une adresse e-mail valable, par exemple nom@entreprise.be',
  not_company_number: 'Un numéro d’entreprise compte 10 chiffres, sans BE, espaces ni points. Vérifiez-le',
  not_postal: 'Un code postal compte 4 chiffres',
  refused: 'Ceci n’est pas accepté tel quel. Vérifiez-le',
  not_date: 'Indiquez une date valable',
};
