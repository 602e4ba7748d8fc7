/** @jest-environment jsdom */
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { invoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { correctEmpties } from '@talloor/contracts/endpoints/empties.ts';
import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { createApiKey } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import {
  acceptCustomerChange,
  type OfficeCustomer,
  type OfficeRequest,
  refuseCustomerChange,
} from '@talloor/contracts/endpoints/officeCustomers.ts';
import { changeUserRights, linkUserToCustomer } from '@talloor/contracts/endpoints/officeLinks.ts';
import {
  acknowledgeRecallFor,
  type OfficeRecallCustomer,
  openRecall,
} from '@talloor/contracts/endpoints/officeRecalls.ts';
import {
  answerCase,
  askCaseInformation,
  assignCase,
  closeCase,
  linkCase,
  type OfficeCase,
} from '@talloor/contracts/endpoints/officeCases.ts';
import {
  acceptRegistration,
  type OfficeRegistrationDetail,
  questionRegistration,
  refuseRegistration,
} from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { correctParkedDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { nameRestrictedListManagers } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import {
  acceptReturn,
  collectReturn,
  type OfficeReturn,
  planReturnCollection,
  refuseReturn,
} from '@talloor/contracts/endpoints/officeReturns.ts';
import { addOrderNote } from '@talloor/contracts/endpoints/orderNotes.ts';
import { login } from '@talloor/contracts/endpoints/session.ts';
import { extendDeadline, lockOrder, unlockOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { changeOfficePunchOutSettings } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { chooseOfficeOrderSettings } from '@talloor/contracts/endpoints/orderSettings.ts';
import { bodyPaths } from '@talloor/contracts/testing/bodyPaths.ts';
import { officeRights } from '@talloor/rules/account/officeRights.ts';
import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { markRefused, watchFields } from '@talloor/look/fieldNotices/watchFields.ts';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { z } from 'zod';
import { NewApiKey } from '../apiKeys/NewApiKey.tsx';
import { AssignCaseDialog } from '../cases/AssignCaseDialog.tsx';
import { CloseCaseDialog } from '../cases/CloseCaseDialog.tsx';
import { LinkCaseDialog } from '../cases/LinkCaseDialog.tsx';
import { SayDialog } from '../cases/SayDialog.tsx';
import { CustomerEmpties } from '../customers/CustomerEmpties.tsx';
import { OrderSettingsCard } from '../customers/OrderSettingsCard.tsx';
import { changeOfficeRole, changeUserRoles, inviteOfficeUser } from '@talloor/contracts/endpoints/officeRoles.ts';
import { RightsForm } from '../officeRoles/RightsForm.tsx';
import { InviteDialog } from '../users/InviteDialog.tsx';
import { RolesDialog } from '../users/RolesDialog.tsx';
import { officeClient } from '../data/officeClient.ts';
import { ReportForm } from '../deliveryReports/ReportForm.tsx';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { OfficeLogin } from '../login/OfficeLogin.tsx';
import { OrderNotes } from '../orders/console/OrderNotes.tsx';
import { UntilDialog } from '../orders/console/UntilDialog.tsx';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { PunchOutDialog } from '../punchOuts/PunchOutDialog.tsx';
import { AnswerDialog } from '../recalls/AnswerDialog.tsx';
import { OpenRecallDialog } from '../recalls/OpenRecallDialog.tsx';
import { RegistrationDialog } from '../registrations/RegistrationDialog.tsx';
import { AcceptDialog } from '../requests/AcceptDialog.tsx';
import { RefuseDialog } from '../requests/RefuseDialog.tsx';
import { ManagersForm } from '../restrictedLists/ManagersForm.tsx';
import { closePaymentFlag } from '@talloor/contracts/endpoints/officePayments.ts';
import { addInvoiceNote, answerInvoiceDispute } from '@talloor/contracts/endpoints/officeInvoiceActs.ts';
import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { AnswerDisputeDialog } from '../invoices/AnswerDisputeDialog.tsx';

import { CloseFlagDialog } from '../payments/CloseFlagDialog.tsx';
import { InvoiceNotes } from '../invoices/InvoiceNotes.tsx';
import { CollectDialog } from '../returns/CollectDialog.tsx';
import { JudgeReturnDialog } from '../returns/JudgeReturnDialog.tsx';
import { PlanDialog } from '../returns/PlanDialog.tsx';
import { RightsDialog } from '../users/RightsDialog.tsx';
import { UserCustomers } from '../users/UserCustomers.tsx';

configure({ asyncUtilTimeout: 10_000 });

const onClose = () => {};
const onGo = () => Promise.resolve();
const words = { title: 'Titel', hint: 'Uitleg', submit: 'Doen', successMessage: 'Gedaan', onClose };

const user = { id: '7', first_name: 'Lotte', last_name: 'Vermeersch', roles: ['customer'], status: 'active' };
const customer = { customer_number: '204118', name: 'Bistro Lindegaard', status: 'active' };
const linked = { ...customer, rights: [], order_limit_cents: null };
const customers = [linked];
const officeUser = { ...user, roles: ['auditor'], customers: [] } as unknown as OfficeUser;
const shopUser = { ...user, customers } as unknown as OfficeUser;
const returned = {
  id: '91',
  language: 'nl',
  collection_day: null,
  lines: [{ line_id: '1', name: 'Tomaten', quantity: 3, unit: 'st' }],
} as unknown as OfficeReturn;
const officeCase = {
  id: '51',
  number: '90000001',
  kind: 'question',
  links: {} as OfficeCase['links'],
  language: 'nl',
  assignee: null,
} as const;
const request = { id: '51', requested_by: { language: 'nl' } } as OfficeRequest;
const registration = {
  id: '1042',
  language: 'nl',
  company_name: 'Résidence Les Tilleuls',
  customer_number: null,
  contact: { first_name: 'Zoé', last_name: "D'Hondt" },
  questions: [],
  register: { found: 'no' },
} as unknown as OfficeRegistrationDetail;
const recalled = {
  ...customer,
  version: 'v1',
  deliveries: [
    {
      delivery_number: '801',
      lines: [
        { line_id: '1', name: 'Tomaten', quantity: 3, unit: 'st', answer: null },
        { line_id: '2', name: 'Basilicum', quantity: 2, unit: 'st', answer: { held: 1, used: 0, destroyed: 1 } },
      ],
    },
  ],
} as unknown as OfficeRecallCustomer;

const report = {
  delivery_number: '801',
  lines: [
    {
      line_id: '1',
      article_number: '131209',
      delivered: 2,
      weight: 1,
      reason: 'other',
      comment: '',
      lots: [{ lot: 'L1', best_before: null, quantity: 2 }],
      replacements: [
        { article_number: '131244', quantity: 1, replaces: 1, price: 1, weight: 1, lots: [{ lot: 'L2' }] },
      ],
    },
  ],
  containers: [{ sscc: '', kind: 'crate' }],
  empties: [{ kind: 'crate', count: 1 }],
};

type Row = {
  readonly file: string;
  readonly form: ReactElement;
  readonly endpoint: { readonly name: string; readonly body: z.ZodType };
  readonly opener?: string;
  readonly notAsked?: readonly string[];
};
const rows: readonly Row[] = [
  {
    file: 'people/ReasonDialog.tsx',
    form: <ReasonDialog act="unlockOrder" {...words} onGo={onGo} />,
    endpoint: unlockOrder,
  },
  {
    file: 'orders/console/UntilDialog.tsx',
    form: <UntilDialog act="lock" number="1" words={words} />,
    endpoint: lockOrder,
  },
  {
    file: 'orders/console/UntilDialog.tsx',
    form: <UntilDialog act="extend" number="1" words={words} />,
    endpoint: extendDeadline,
  },
  {
    file: 'customers/CustomerEmpties.tsx',
    form: <CustomerEmpties id="204118" name="Bistro" mayEdit />,
    endpoint: correctEmpties,
    opener: 'empties.correct',
  },
  {
    file: 'customers/OrderSettingsCard.tsx',
    form: <OrderSettingsCard customer={{ id: '204118', ...customer } as unknown as OfficeCustomer} mayEdit />,
    endpoint: chooseOfficeOrderSettings,
    opener: 'orderSettings.change',
  },
  {
    file: 'punchOuts/PunchOutDialog.tsx',
    form: (
      <PunchOutDialog
        customer={{ id: '204118', ...customer } as unknown as OfficeCustomer}
        settings={usualPunchOutSettings}
        onClose={onClose}
      />
    ),
    endpoint: changeOfficePunchOutSettings,
  },
  {
    file: 'users/RightsDialog.tsx',
    form: <RightsDialog user={shopUser} customer={linked as never} onClose={onClose} />,
    endpoint: changeUserRights,
  },
  {
    file: 'users/RolesDialog.tsx',
    form: <RolesDialog user={officeUser} onClose={onClose} />,
    endpoint: changeUserRoles,
  },
  { file: 'users/InviteDialog.tsx', form: <InviteDialog onClose={onClose} />, endpoint: inviteOfficeUser },
  {
    file: 'officeRoles/RightsForm.tsx',
    form: <RightsForm role={{ id: 'auditor', rights: ['read_orders'], people: 1, changed_at: null }} />,
    endpoint: changeOfficeRole,
  },
  {
    file: 'users/UserCustomers.tsx',
    form: <UserCustomers user={shopUser} mayEdit />,
    endpoint: linkUserToCustomer,
    opener: 'users.link',
  },
  {
    file: 'recalls/AnswerDialog.tsx',
    form: <AnswerDialog recall="3" customer={recalled} onClose={onClose} />,
    endpoint: acknowledgeRecallFor,
    notAsked: ['customer_number', 'version', 'lines.0.delivery_number', 'lines.0.line_id'],
  },
  {
    file: 'recalls/OpenRecallDialog.tsx',
    form: <OpenRecallDialog lot="" article="" onClose={onClose} />,
    endpoint: openRecall,
  },
  ...(
    [
      ['accept', acceptRegistration],
      ['question', questionRegistration],
      ['refuse', refuseRegistration],
    ] as const
  ).map(([act, endpoint]) => ({
    file: 'registrations/RegistrationDialog.tsx',
    form: (
      <RegistrationDialog registration={registration} act={act} segment="restaurant" onClose={onClose} onGo={onGo} />
    ),
    endpoint,
    notAsked: ['segment', 'customer_number'],
  })),
  {
    file: 'requests/AcceptDialog.tsx',
    form: <AcceptDialog request={request} customer={customer as never} onClose={onClose} />,
    endpoint: acceptCustomerChange,
  },
  {
    file: 'requests/RefuseDialog.tsx',
    form: <RefuseDialog request={request} customer={customer as never} onClose={onClose} />,
    endpoint: refuseCustomerChange,
  },
  {
    file: 'invoices/AnswerDisputeDialog.tsx',
    form: (
      <AnswerDisputeDialog
        number="264402117"
        dispute={{ dispute_id: '1', language: 'nl' } as OfficeInvoice['disputes'][number]}
        onClose={onClose}
      />
    ),
    endpoint: answerInvoiceDispute,
  },
  {
    file: 'payments/CloseFlagDialog.tsx',
    form: <CloseFlagDialog id="0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31" onClose={onClose} />,
    endpoint: closePaymentFlag,
  },
  {
    file: 'people/NoteForm.tsx',
    form: <InvoiceNotes invoice={{ id: '264402117', notes: [] } as unknown as OfficeInvoice} mayEdit />,
    endpoint: addInvoiceNote,
  },
  {
    file: 'cases/SayDialog.tsx',
    form: <SayDialog officeCase={officeCase} act="answer" onClose={onClose} />,
    endpoint: answerCase,
  },
  {
    file: 'cases/SayDialog.tsx',
    form: <SayDialog officeCase={officeCase} act="ask" onClose={onClose} />,
    endpoint: askCaseInformation,
  },
  {
    file: 'cases/AssignCaseDialog.tsx',
    form: <AssignCaseDialog officeCase={officeCase} onClose={onClose} />,
    endpoint: assignCase,
  },
  {
    file: 'cases/CloseCaseDialog.tsx',
    form: <CloseCaseDialog officeCase={officeCase} onClose={onClose} />,
    endpoint: closeCase,
  },
  {
    file: 'cases/LinkCaseDialog.tsx',
    form: <LinkCaseDialog officeCase={officeCase} onClose={onClose} />,
    endpoint: linkCase,
  },
  {
    file: 'returns/JudgeReturnDialog.tsx',
    form: <JudgeReturnDialog officeReturn={returned} verdict="accept" onClose={onClose} />,
    endpoint: acceptReturn,
  },
  {
    file: 'returns/JudgeReturnDialog.tsx',
    form: <JudgeReturnDialog officeReturn={returned} verdict="refuse" onClose={onClose} />,
    endpoint: refuseReturn,
  },
  {
    file: 'returns/PlanDialog.tsx',
    form: <PlanDialog officeReturn={returned} onClose={onClose} />,
    endpoint: planReturnCollection,
  },
  {
    file: 'returns/CollectDialog.tsx',
    form: <CollectDialog officeReturn={returned} onClose={onClose} />,
    endpoint: collectReturn,
    notAsked: ['lines.0.line_id'],
  },
  ...deliveryMessage.options.map((message) => ({
    file: 'deliveryReports/ReportForm.tsx',
    form: (
      <ReportForm
        act="correctReport"
        initial={{ ...report, kind: message.shape.kind.value }}
        orderLines={[]}
        submit="Doen"
        successMessage="Gedaan"
        onSend={onGo}
        onClose={onClose}
      />
    ),
    endpoint: {
      name: `correctParkedDelivery (${message.shape.kind.value})`,
      body: z.strictObject({ reason: correctParkedDelivery.body.shape.reason, message }),
    },
    notAsked: ['message.message_id', 'message.kind', 'message.signature'],
  })),
  ...invoiceMessage.options.map((message) => {
    const body = z.strictObject({ reason: correctParkedDelivery.body.shape.reason, message });
    return {
      file: 'deliveryReports/ReportForm.tsx',
      form: (
        <ReportForm
          act="correctReport"
          initial={{ kind: message.shape.kind.value }}
          orderLines={[]}
          submit="Doen"
          successMessage="Gedaan"
          onSend={onGo}
          onClose={onClose}
        />
      ),
      endpoint: { name: `correctParkedDelivery (${message.shape.kind.value})`, body },
      // Rows are one field.
      notAsked: [
        'message.message_id',
        'message.kind',
        ...bodyPaths(body).filter((path) => /^message\.(?:lines|vat|corrected_invoices)\./.test(path)),
      ],
    };
  }),
  { file: 'people/NoteForm.tsx', form: <OrderNotes orderNumber="1" />, endpoint: addOrderNote },
  { file: 'login/OfficeLogin.tsx', form: <OfficeLogin />, endpoint: login },
  { file: 'apiKeys/NewApiKey.tsx', form: <NewApiKey onClose={onClose} />, endpoint: createApiKey },
  {
    file: 'restrictedLists/ManagersForm.tsx',
    form: <ManagersForm list={{ id: '5', managers: [] }} users={[{ id: '7', name: 'Lotte' }] as never} />,
    endpoint: nameRestrictedListManagers,
  },
];

const authProvider = {
  checkAuth: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(officeRights),
} as unknown as AuthProvider;
const settings = { order_changes: 'exclusive', replacements: 'ask', answer_hour: '10:00' };

let stop = () => {};
beforeEach(() => {
  stop = watchFields({
    texts: () => ({ tooLong: () => '', refused: { other: 'Niet aanvaard' }, unmarked: 'nergens' }),
    lengthOf: (text) => text.length,
  });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest
    .spyOn(officeClient, 'call')
    .mockImplementation(({ name }) =>
      name === 'getOfficeOrderSettings' ? Promise.resolve(settings as never) : new Promise(() => {}),
    );
});
afterEach(() => {
  stop();
  cleanup();
  jest.restoreAllMocks();
});

test.each(rows)('$file marks every field that $endpoint.name may refuse', async (row) => {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} authProvider={authProvider}>
        {row.form}
      </CoreAdminContext>
    </MemoryRouter>,
  );
  if (row.opener !== undefined)
    fireEvent.click(await screen.findByRole('button', { name: i18nProvider.translate(row.opener) }));
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('form');
    expect(found).not.toBeNull();
    return found!;
  });
  const submit = within(form.closest('dialog') ?? form).getAllByRole('button', { hidden: true });
  submit.at(-1)!.dispatchEvent(new Event('keydown', { bubbles: true }));
  const paths = bodyPaths(row.endpoint.body).filter((path) => row.notAsked?.includes(path) !== true);
  expect(paths.length).toBeGreaterThan(0);
  jest.useFakeTimers();
  for (const path of paths) {
    expect([path, markRefused([{ path, message: 'Invalid' }])]).toEqual([path, null]);
    jest.runAllTimers();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(form.contains(document.activeElement)).toBe(true);
    fireEvent.input(document.activeElement!);
    (document.activeElement as HTMLElement).blur();
  }
  jest.useRealTimers();
});
