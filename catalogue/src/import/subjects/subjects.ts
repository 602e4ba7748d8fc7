import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import type { Subject } from '../subject.ts';
import { containerDeposits } from './containerDeposits.ts';
import { customers } from './customers.ts';
import { labels } from './labels.ts';
import { mussels } from './mussels.ts';
import { navigation } from './navigation.ts';
import { postalCodes } from './postalCodes.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { relatedArticles } from './relatedArticles.ts';
import { specSheets } from './specSheets.ts';
import { stock } from './stock.ts';
import { streets } from './streets.ts';

export const subjects: Readonly<Record<ImportSubject, Subject>> = {
  products,
  prices,
  stock,
  promotions,
  navigation,
  labels,
  'related-articles': relatedArticles,
  'spec-sheets': specSheets,
  customers,
  'postal-codes': postalCodes,
  streets,
  'container-deposits': containerDeposits,
  mussels,
};
