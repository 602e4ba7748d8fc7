/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { CaseFacts } from './CaseFacts.tsx';

afterEach(cleanup);

const links = { order: null, delivery_note: null, invoice: null, return: null };
const facts = {
  contact: { gender: 'mrs', company_name: 'De Linde', person: 'An Peeters', phone: '', email: 'an@de-linde.example' },
  links,
  lines: [],
  sector: 'care',
  segment: 'care_home',
  postal_code: '9000',
  claimed_customer: null,
  visitor_id: '1234567890123456789',
  close_reason: null,
} as unknown as OfficeCase;

test('a case shows the form of address, the kind of business and the id of a visitor', () => {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <CaseFacts officeCase={facts} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const rows = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(rows).toMatchObject({
    Aanspreking: 'Mevr.',
    Sector: 'Zorg',
    'Soort zaak': 'Zorg',
    'Id van de bezoeker, om te wissen': '1234567890123456789',
  });
});
