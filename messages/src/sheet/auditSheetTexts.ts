const nl = {
  columns: ['Wanneer', 'Wie', 'In naam van', 'Wat', 'Details', 'Klant', 'Gebeurtenis'],
  sheet: 'Antwoord',
  file: 'audit',
  limit: 'Dit bestand stopt na 10.000 rijen. Kies een kortere periode voor de andere rijen.',
};

const fr: typeof nl = {
  columns: ['Quand', 'Qui', 'Au nom de', 'Quoi', 'Détails', 'Client', 'Événement'],
  sheet: 'Réponse',
  file: 'audit',
  limit: 'Ce fichier s’arrête après 10\u202f000 lignes. Choisissez une période plus courte pour les autres lignes.',
};

export const auditSheetTexts = { nl, fr };
