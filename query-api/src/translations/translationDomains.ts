import { fr as basketFr } from '@talloor/messages/basket/fr.ts';
import { nl as basketNl } from '@talloor/messages/basket/nl.ts';
import { fr as problemsFr } from '@talloor/messages/problems/fr.ts';
import { nl as problemsNl } from '@talloor/messages/problems/nl.ts';
import { fr as shopFr } from '@talloor/messages/shop/fr.ts';
import { nl as shopNl } from '@talloor/messages/shop/nl.ts';

const domains = {
  messages: { nl: shopNl, fr: shopFr },
  problems: { nl: problemsNl, fr: problemsFr },
  basket: { nl: basketNl, fr: basketFr },
};

export const translationsOf = (domain: string, language: 'nl' | 'fr'): Record<string, unknown> | null =>
  Object.hasOwn(domains, domain) ? domains[domain as keyof typeof domains][language] : null;
