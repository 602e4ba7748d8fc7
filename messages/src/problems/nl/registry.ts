export const registry = {
  'registry.invalid_number': {
    title: 'Dit is geen geldig ondernemingsnummer',
    detail: 'Een ondernemingsnummer telt 10 cijfers, zonder BE, spaties of punten. Kijk de cijfers na.',
  },
  'registry.not_found': {
    title: 'Dit ondernemingsnummer staat niet in het ondernemingsregister',
    detail: 'Kijk het nummer na, of vul de gegevens van je bedrijf zelf in.',
  },
  'registry.unavailable': {
    title: 'Het ondernemingsregister antwoordt nu niet',
    detail: 'Vul de gegevens van je bedrijf zelf in; wij kijken ze na.',
  },
};
