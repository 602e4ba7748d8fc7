import type { Check } from '../check.ts';
import { dutchChecks } from '../national/dutch.ts';
import { germanChecks } from '../national/german.ts';
import { nordicChecks } from '../national/nordic.ts';
import { southernChecks } from '../national/southern.ts';
import { swedishChecks } from '../national/swedish.ts';
import { peppolCodeChecks } from './codeRules.ts';
import { peppolDocumentChecks } from './documentRules.ts';
import { peppolIdentifierChecks } from './identifierRules.ts';
import { peppolLineChecks } from './lineRules.ts';

/** Peppol BIS Billing 3.0 for UBL, version 3.0.19, with national rules. */
export const peppolChecks: readonly Check[] = [
  ...peppolDocumentChecks,
  ...peppolLineChecks,
  ...peppolIdentifierChecks,
  ...peppolCodeChecks,
  ...nordicChecks,
  ...swedishChecks,
  ...southernChecks,
  ...dutchChecks,
  ...germanChecks,
];
