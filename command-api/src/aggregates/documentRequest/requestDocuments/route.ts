import { documentWorkdays, requestDocuments as endpoint } from '@talloor/contracts/endpoints/documents.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { documentRequestStream } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { decideRequestDocuments } from './decideRequestDocuments.ts';

/** Each may fill hundreds of megabytes. */
export const requestDocumentsLimit: RateLimit = {
  endpoint: endpoint.name,
  windowSeconds: 60 * 60,
  perUser: 20,
  problem: 'request.rate_limited',
};

export const requestDocumentsRoute = (side: CommandSide): Route =>
  route(endpoint, async ({ body }, context) => {
    const { user, language } = context;
    const metadata = commandMetadata(endpoint.name, body, context, side);
    // A repeat with the same key is the same request.
    const requestId = metadata.commandId;
    const [{ state: account }, calendar] = await Promise.all([
      side.repository.load(accountFold, accountStream(user.userId)),
      side.catalogue.findCalendar(),
    ]);
    const customers = account.status === 'none' ? [] : account.customers;
    const priced = (await side.catalogue.findCustomers(customers)).flatMap(({ customerNumber, showPrices }) =>
      showPrices ? [customerNumber] : [],
    );
    const shareable = customers.filter((number) => grantOf(account, number).rights.includes('see_invoices'));
    const facts = {
      customers,
      invoiced: priced.filter((number) => shareable.includes(number)),
      shareable,
      today: dayAt(side.clock.now().getTime()),
      calendar,
      promisedWorkdays: documentWorkdays,
    };
    const command = {
      requestId,
      requestedBy: user.userId,
      language,
      type: body.type,
      from: body.from,
      to: body.to,
      numbers: body.numbers && [...new Set(body.numbers)],
      customerNumbers: [...new Set(body.customer_numbers)],
      withUbl: body.with_ubl,
      comment: body.comment,
      extraRecipient: body.extra_recipient || null,
    };
    const { state, position } = await awaitAccepted(
      side.repository.execute(documentRequestFold, documentRequestStream(requestId), metadata, (before) =>
        decideRequestDocuments(command, facts, before),
      ),
      'service.unavailable',
    );
    if (state.status === 'none') throw new Problem('service.unavailable');
    return { body: { id: requestId, promised_on: state.request.promisedOn }, seen: position };
  });
