const nl = {
  columns: ['Wanneer', 'Wie', 'In naam van', 'Wat', 'Details', 'Klant', 'Gebeurtenis'],
  sheet: 'Antwoord',
  file: 'audit',
};

const fr: typeof nl = {
  columns: ['Quand', 'Qui', 'Au nom de', 'Quoi', 'Détails', 'Client', 'Événement'],
  sheet: 'Réponse',
  file: 'audit',
};

export const auditSheetTexts = { nl, fr };
