import type * as nl from '../nl/registry.ts';

export const registry = {
  'registry.invalid_number': {
    title: 'Ce n’est pas un numéro d’entreprise valable',
    detail: 'Un numéro d’entreprise compte 10 chiffres, sans BE, espaces ni points. Vérifiez les chiffres.',
  },
  'registry.not_found': {
    title: 'Ce numéro d’entreprise ne figure pas au registre des entreprises',
    detail: 'Vérifiez le numéro, ou complétez vous-même les données de votre entreprise.',
  },
  'registry.unavailable': {
    title: 'Le registre des entreprises ne répond pas pour le moment',
    detail: 'Complétez vous-même les données de votre entreprise\u00a0; nous les vérifierons.',
  },
} satisfies typeof nl.registry;
