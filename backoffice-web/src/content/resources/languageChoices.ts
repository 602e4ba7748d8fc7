export const languageChoices = [
  { value: 'nl', label: 'content.nl' },
  { value: 'fr', label: 'content.fr' },
] as const;
