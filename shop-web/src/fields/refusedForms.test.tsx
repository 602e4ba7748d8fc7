/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendBackBasket } from '@talloor/contracts/endpoints/approvals.ts';
import { checkBasketUpload } from '@talloor/contracts/endpoints/basketUpload.ts';
import { fileComplaint, replyToCase } from '@talloor/contracts/endpoints/cases.ts';
import { saveColumnSet } from '@talloor/contracts/endpoints/columnSets.ts';
import { sendContact } from '@talloor/contracts/endpoints/contact.ts';
import { acceptInvitation, inviteUser } from '@talloor/contracts/endpoints/invitations.ts';
import { cancelOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { chooseOrderSettings } from '@talloor/contracts/endpoints/orderSettings.ts';
import { changePortalRights } from '@talloor/contracts/endpoints/portal.ts';
import { checkPunchOut } from '@talloor/contracts/endpoints/punchOut.ts';
import { changePassword, changeProfile, changeUsername } from '@talloor/contracts/endpoints/profile.ts';
import { requestCustomerChange } from '@talloor/contracts/endpoints/customers.ts';
import { addPasskey, beginPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import { requestDocuments } from '@talloor/contracts/endpoints/documents.ts';
import { requestReturn } from '@talloor/contracts/endpoints/returns.ts';
import { acknowledgeRecall } from '@talloor/contracts/endpoints/recalls.ts';
import { forgotPassword, forgotUsername, resetPassword } from '@talloor/contracts/endpoints/recovery.ts';
import { activateLogin, answerRegistration } from '@talloor/contracts/endpoints/registration.ts';
import { answerReplacement, type ReplacementQuestion } from '@talloor/contracts/endpoints/replacements.ts';
import { updateRestrictedList } from '@talloor/contracts/endpoints/restrictedList.ts';
import { login, type UserView } from '@talloor/contracts/endpoints/session.ts';
import { orderMussels } from '@talloor/contracts/endpoints/mussels.ts';
import { pauseStandingOrder, setStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import { requestStatistics } from '@talloor/contracts/endpoints/statistics.ts';
import { createList, updateList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { bodyPaths } from '@talloor/contracts/testing/bodyPaths.ts';
import { markRefused, watchFields } from '@talloor/look/fieldNotices/watchFields.ts';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { z } from 'zod';
import { forgetBasket } from '../basket/storedBasket.ts';
import { ReplyForm } from '../cases/ReplyForm.tsx';
import { ColumnSetForm } from '../lister/columns/ColumnSetForm.tsx';
import { ListMenu } from '../lists/ListMenu.tsx';
import { ListName } from '../lists/ListName.tsx';
import { ListsProvider } from '../lists/ListsProvider.tsx';
import { CancelOrderDialog } from '../orders/CancelOrderDialog.tsx';
import { SendBackDialog } from '../pages/approvals/SendBackDialog.tsx';
import { ComplaintForm } from '../pages/complaint/ComplaintForm.tsx';
import { Component as ContactPage } from '../pages/contact/ContactPage.tsx';
import { SaveAsList } from '../pages/basket/SaveAsList.tsx';
import { NewLoginForm } from '../pages/invitation/NewLoginForm.tsx';
import { LineComment } from '../pages/list/LineComment.tsx';
import { MusselForm } from '../pages/mussels/MusselForm.tsx';
import { NewList } from '../pages/lists/NewList.tsx';
import { LoginForm } from '../pages/login/LoginForm.tsx';
import { RecoveryForm } from '../pages/login/RecoveryForm.tsx';
import { InviteDialog } from '../pages/portal/InviteDialog.tsx';
import { OrderSettingsPart } from '../pages/portal/OrderSettingsPart.tsx';
import { CheckCall } from '../pages/portalPunchOut/CheckCall.tsx';
import { PortalUserCard } from '../pages/portal/PortalUserCard.tsx';
import { ChangeForm } from '../pages/customer/ChangeForm.tsx';
import { DetailsCard } from '../pages/profile/DetailsCard.tsx';
import { PasskeyForm } from '../pages/profile/PasskeyForm.tsx';
import { DisputeDialog } from '../pages/invoice/DisputeDialog.tsx';
import { DocumentForm } from '../pages/documents/DocumentForm.tsx';
import { ReturnForm } from '../pages/return/ReturnForm.tsx';
import { PasswordCard } from '../pages/profile/PasswordCard.tsx';
import { UsernameCard } from '../pages/profile/UsernameCard.tsx';
import { RecallForm } from '../pages/recall/RecallForm.tsx';
import { Component as ActivatePage } from '../pages/registration/ActivatePage.tsx';
import { Component as AnswerPage } from '../pages/registration/AnswerPage.tsx';
import { ReplacementQuestionCard } from '../pages/replacement/ReplacementQuestionCard.tsx';
import { ResetPasswordForm } from '../pages/resetPassword/ResetPasswordForm.tsx';
import { Component as RestrictedListPage } from '../pages/restrictedList/RestrictedListPage.tsx';
import { PauseStandingOrder } from '../pages/standingOrder/PauseStandingOrder.tsx';
import { StandingOrderBody } from '../pages/standingOrder/StandingOrderBody.tsx';
import { RequestByMail } from '../pages/statistics/RequestByMail.tsx';
import { RepairLine } from '../pages/upload/RepairLine.tsx';
import { disputeInvoice } from '@talloor/contracts/endpoints/invoices.ts';
import { exampleInvoice } from '../testing/exampleInvoice.ts';
import { exampleMussels } from '../testing/exampleMussels.ts';
import { exampleNote, exampleRecall, exampleStanding, exampleWishListLine } from '../testing/exampleForms.ts';
import { exampleUploadLine } from '../testing/exampleUpload.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';

function markOf(path: string, form: Element): Element | string {
  jest.useFakeTimers();
  const text = markRefused([{ path, message: 'Invalid' }]);
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  const field = document.activeElement;
  if (text !== null || field === null) return text ?? 'no focus';
  const isMarked = field.getAttribute('aria-invalid') === 'true' && form.contains(field);
  act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    (field as HTMLElement).blur();
  });
  return isMarked ? field : `not marked in the form: ${field.outerHTML}`;
}

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

const nothing = () => {};
const article = '131209';
const replaced = { article_number: article, name: 'Room', quantity: 1, unit: 'st', total: 4, board: 'dairy' };
const question = {
  order_number: '4402131',
  customer_name: 'Bistro Lindegaard',
  delivery_date: 1_773_000_000,
  answer_until: 1_773_000_000,
  answered_at: null,
  status: 'waiting',
  replacements: [{ line_id: '1', ordered: replaced, instead: replaced, difference: 0, accepted: null }],
} as unknown as ReplacementQuestion;
const colleague = {
  user_id: '7',
  username: 'karim',
  first_name: 'Karim',
  last_name: 'Maes',
  email: '',
  status: 'active',
  rights: ['order'],
  order_limit_cents: null,
  joined_at: null,
  is_self: false,
} as const;
const answers: Readonly<Record<string, unknown>> = {
  '/api/wishlist/list': [],
  '/api/delivery-note/801': exampleNote,
  '/api/restricted-list/view': { name: 'Toegelaten', is_editable: true, lines: [] },
  '/api/contact': {
    form_token: '1.2',
    contact: {
      gender: null,
      company_name: '',
      contact_person: '',
      customer_number: '',
      phone: '',
      email: '',
      postal_code: '',
      segment: null,
    },
  },
  '/api/registration/question': { question: 'Welke gevel?', company_name: 'Bistro' },
  '/api/order-settings': { order_changes: 'exclusive', replacements: 'ask', answer_hour: '10:00' },
};

type Row = {
  readonly file: string;
  readonly form: ReactElement;
  readonly endpoint: { readonly name: string; readonly body: z.ZodType };
  readonly openers?: readonly string[];
  readonly shows?: string;
  /** Chosen by the page. */
  readonly notAsked?: readonly string[];
};
const pathsUnder = (endpoint: Row['endpoint'], start: string) =>
  bodyPaths(endpoint.body).filter((path) => path.startsWith(start));
const rows: readonly Row[] = [
  {
    file: 'pages/statistics/RequestByMail.tsx',
    form: (
      <RequestByMail
        question={{ from: '2026-01-01', to: '2026-03-10', by: 'group', customers: ['204118'], group: '', brand: '' }}
      />
    ),
    endpoint: requestStatistics,
    notAsked: ['from', 'to', 'customer_numbers.0'],
  },
  { file: 'pages/portalPunchOut/CheckCall.tsx', form: <CheckCall />, endpoint: checkPunchOut },
  {
    file: 'pages/standingOrder/PauseStandingOrder.tsx',
    form: <PauseStandingOrder model={{} as never} />,
    endpoint: pauseStandingOrder,
    openers: ['Pauzeren', 'Tot een dag'],
  },
  {
    file: 'pages/mussels/MusselForm.tsx',
    form: <MusselForm sale={exampleMussels} />,
    endpoint: orderMussels,
    openers: ['vr 13'],
    notAsked: ['orderedQuantities.0.weight', 'shownTotal'],
  },
  {
    file: 'pages/standingOrder/StandingOrderBody.tsx',
    form: <StandingOrderBody data={exampleStanding} lines={[exampleWishListLine]} model={{} as never} />,
    endpoint: setStandingOrder,
    notAsked: ['schedule.kind', 'schedule.days.0', 'expected_version'],
  },
  {
    file: 'pages/contact/ContactFormView.tsx',
    form: <ContactPage />,
    endpoint: sendContact,
    notAsked: ['form_token', 'website', 'about.order', 'about.delivery_note', 'about.invoice', 'about.return'],
  },
  {
    file: 'pages/complaint/ComplaintForm.tsx',
    form: <ComplaintForm initial={null} />,
    endpoint: fileComplaint,
    // One field chooses either.
    notAsked: ['lines.0', 'invoice'],
  },
  {
    file: 'cases/ReplyForm.tsx',
    form: <ReplyForm onSend={() => Promise.resolve()} />,
    endpoint: replyToCase,
  },
  {
    file: 'pages/invoice/DisputeDialog.tsx',
    form: <DisputeDialog invoice={exampleInvoice} isOpen onClose={nothing} />,
    endpoint: disputeInvoice,
    notAsked: ['lines.0'],
  },
  {
    file: 'pages/recall/RecallForm.tsx',
    form: <RecallForm view={exampleRecall} />,
    endpoint: acknowledgeRecall,
    notAsked: ['version', 'lines.0.delivery_number', 'lines.0.line_id'],
  },
  {
    file: 'lists/ListName.tsx',
    form: (
      <ListName list={{ id: '1', name: 'Weekmenu', is_editable: true }}>
        <b>Weekmenu</b>
      </ListName>
    ),
    endpoint: updateList,
    openers: ['Naam wijzigen van Weekmenu'],
    notAsked: ['is_shared', `comments.${article}`, `par_levels.${article}`, 'order.0', 'remove.0'],
  },
  {
    file: 'pages/list/LineComment.tsx',
    form: <LineComment comment="" article="Room" onSave={() => Promise.resolve(true)} isEditing onEdit={nothing} />,
    endpoint: updateList,
    notAsked: ['name', 'is_shared', `par_levels.${article}`, 'order.0', 'remove.0'],
  },
  {
    file: 'lists/ListMenu.tsx',
    form: (
      <ListMenu article={{ articleNumber: article, name: 'Room' }} anchor={document.body} isOpen onClose={nothing} />
    ),
    endpoint: createList,
    notAsked: ['items.0'],
  },
  { file: 'pages/lists/NewList.tsx', form: <NewList />, endpoint: createList, notAsked: ['items.0'] },
  {
    file: 'pages/basket/SaveAsList.tsx',
    form: <SaveAsList articles={[article]} isOpen onClose={nothing} />,
    endpoint: createList,
    notAsked: ['items.0'],
  },
  {
    file: 'lister/columns/ColumnSetForm.tsx',
    form: <ColumnSetForm set={null} onCancel={nothing} onSave={() => Promise.resolve()} />,
    endpoint: saveColumnSet,
  },
  {
    file: 'pages/restrictedList/RestrictedListPage.tsx',
    form: <RestrictedListPage />,
    endpoint: updateRestrictedList,
    notAsked: ['add.0', 'remove.0'],
  },
  {
    file: 'pages/approvals/SendBackDialog.tsx',
    form: <SendBackDialog name="Karim" model={{} as never} isOpen onClose={nothing} />,
    endpoint: sendBackBasket,
  },
  {
    file: 'pages/registration/AnswerPage.tsx',
    form: <AnswerPage />,
    endpoint: answerRegistration,
    notAsked: ['token'],
  },
  {
    file: 'pages/registration/ActivatePage.tsx',
    form: <ActivatePage />,
    endpoint: activateLogin,
    notAsked: ['token'],
  },
  {
    file: 'pages/invitation/NewLoginForm.tsx',
    form: <NewLoginForm token="a" invitation={{ customer_name: 'Bistro' } as never} onGone={nothing} />,
    endpoint: acceptInvitation,
    notAsked: ['token'],
  },
  {
    file: 'pages/resetPassword/ResetPasswordForm.tsx',
    form: <ResetPasswordForm token="a" username="lotte" onDone={nothing} onInvalid={nothing} />,
    endpoint: resetPassword,
    notAsked: ['token'],
  },
  {
    file: 'orders/CancelOrderDialog.tsx',
    form: <CancelOrderDialog order="1" onClose={nothing} onCancelled={nothing} />,
    endpoint: cancelOrder,
  },
  {
    file: 'pages/replacement/ReplacementQuestionCard.tsx',
    form: <ReplacementQuestionCard by={{ token: 'a' }} question={question} onAnswered={nothing} />,
    endpoint: answerReplacement,
    notAsked: ['token', 'answers.0.line_id'],
  },
  {
    file: 'pages/portal/PortalUserCard.tsx',
    form: (
      <ul>
        <PortalUserCard user={colleague as never} model={{} as never} ownLimit={null} />
      </ul>
    ),
    endpoint: changePortalRights,
  },
  {
    file: 'pages/portal/OrderSettingsPart.tsx',
    form: <OrderSettingsPart />,
    endpoint: chooseOrderSettings,
  },
  {
    file: 'pages/portal/InviteDialog.tsx',
    form: <InviteDialog ownLimit={null} onClose={nothing} />,
    endpoint: inviteUser,
  },
  {
    file: 'pages/documents/DocumentForm.tsx',
    form: <DocumentForm />,
    endpoint: requestDocuments,
    notAsked: [
      'numbers',
      ...pathsUnder(requestDocuments, 'numbers'),
      ...pathsUnder(requestDocuments, 'customer_numbers'),
    ],
  },
  {
    file: 'pages/return/ReturnForm.tsx',
    form: <ReturnForm number="801" recall={null} />,
    endpoint: requestReturn,
    shows: '[data-path="lines.0.quantity"]',
    notAsked: ['delivery_number', 'delivery_date', 'lines.0.line_id', 'lines.0.article_number'],
  },
  {
    file: 'pages/return/ReturnForm.tsx',
    form: <ReturnForm number={null} recall={null} />,
    endpoint: requestReturn,
    openers: ['Een andere levernota…'],
    shows: '[data-path="delivery_date"]',
    notAsked: [...pathsUnder(requestReturn, 'lines'), ...pathsUnder(requestReturn, 'contact')],
  },
  {
    file: 'pages/customer/ChangeForm.tsx',
    form: <ChangeForm customerNumber="204118" kind="delivery" address={{} as never} onClose={nothing} />,
    endpoint: requestCustomerChange,
    notAsked: ['kind'],
  },
  {
    file: 'pages/profile/DetailsCard.tsx',
    form: <DetailsCard profile={{ email: '' } as never} />,
    endpoint: changeProfile,
    // Asked for another e-mail address only.
    notAsked: ['current_password'],
  },
  {
    file: 'pages/profile/PasskeyForm.tsx',
    form: <PasskeyForm onAdded={() => Promise.resolve()} />,
    endpoint: beginPasskey,
  },
  {
    file: 'pages/profile/PasskeyForm.tsx',
    form: <PasskeyForm onAdded={() => Promise.resolve()} />,
    endpoint: addPasskey,
    notAsked: pathsUnder(addPasskey, 'response'),
  },
  { file: 'pages/login/LoginForm.tsx', form: <LoginForm nextPage={null} onBusy={nothing} />, endpoint: login },
  { file: 'pages/login/RecoveryForm.tsx', form: <RecoveryForm what="password" />, endpoint: forgotPassword },
  { file: 'pages/login/RecoveryForm.tsx', form: <RecoveryForm what="username" />, endpoint: forgotUsername },
  {
    file: 'pages/upload/RepairLine.tsx',
    form: (
      <RepairLine
        line={exampleUploadLine(3, { verdict: 'quantity_missing' })}
        place="3"
        at={0}
        onCorrect={nothing}
        onFind={nothing}
      />
    ),
    endpoint: checkBasketUpload,
    notAsked: bodyPaths(checkBasketUpload.body).filter((path) => path !== 'rows.0.quantity'),
  },
  { file: 'pages/profile/PasswordCard.tsx', form: <PasswordCard username="lotte" />, endpoint: changePassword },
  { file: 'pages/profile/UsernameCard.tsx', form: <UsernameCard username="lotte" />, endpoint: changeUsername },
];

let stop = () => {};
beforeEach(() => {
  stop = watchFields({
    texts: () => ({ tooLong: () => '', refused: { other: 'Niet aanvaard' }, unmarked: 'nergens' }),
    lengthOf: (text) => text.length,
  });
  const server = fakeServer();
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.replace(/^\/nl/, '').replace(/\?.*/, '');
    if (path in answers) return reply(answers[path]);
    if (path !== '/api/user') return server.fetch(url, init);
    const user = JSON.parse(await (await server.fetch(url, init)).text()) as UserView;
    return reply({ ...user, features: { ...user.features, wish_list: true, restricted_wish_list: true } });
  };
  globalThis.fetch = fetch as typeof globalThis.fetch;
});
afterEach(() => {
  stop();
  cleanup();
  forgetBasket();
});

test.each(rows)('$file marks every field that $endpoint.name may refuse', async ({ form, endpoint, ...row }) => {
  renderShop(
    '/nl/pagina?token=a',
    <Route
      path="/nl/pagina"
      element={
        <ListsProvider>
          <section data-testid="form">{form}</section>
        </ListsProvider>
      }
    />,
  );
  await screen.findByTestId('form');
  for (const name of row.openers ?? []) {
    const opener = await waitFor(() => screen.queryByText(name) ?? screen.getByLabelText(name));
    if (opener instanceof HTMLOptionElement)
      fireEvent.change(opener.parentElement!, { target: { value: opener.value } });
    else fireEvent.click(opener);
  }
  const place = await waitFor(() => {
    const found = document.querySelector('[role="dialog"]') ?? screen.getByTestId('form');
    expect(found.querySelector(row.shows ?? 'input, select, textarea')).not.toBeNull();
    return found;
  });
  const buttons = place.querySelectorAll('[type="submit"], button');
  (place.querySelector('form') ?? buttons[buttons.length - 1] ?? place).dispatchEvent(
    new Event('keydown', { bubbles: true }),
  );
  const paths = bodyPaths(endpoint.body, article).filter((path) => row.notAsked?.includes(path) !== true);
  expect(paths.length).toBeGreaterThan(0);
  const marks = paths.map((path) => [path, markOf(path, place)] as const);
  expect(marks.filter(([, mark]) => typeof mark === 'string')).toEqual([]);
  expect(new Set(marks.map(([, mark]) => mark)).size).toBe(paths.length);
});
