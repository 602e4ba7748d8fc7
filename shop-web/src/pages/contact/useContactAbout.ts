import type { CallInput } from '@talloor/contracts/client.ts';
import type { sendContact } from '@talloor/contracts/endpoints/contact.ts';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/SessionProvider.tsx';
import { numberIn } from '../../shell/numberIn.ts';

type About = NonNullable<NonNullable<CallInput<typeof sendContact>['body']>['about']>;
const parameters = { order: 'order', delivery_note: 'note', invoice: 'invoice', return: 'return' } as const;
const kinds = Object.keys(parameters) as (keyof typeof parameters)[];

/** `?order=`, `?note=`, `?invoice=` or `?return=`; visitors have no documents. */
export function useContactAbout() {
  const [query, setQuery] = useSearchParams();
  const { customer } = useSession();
  const documents = kinds.flatMap((kind) => {
    const number = customer === null ? null : numberIn(query, parameters[kind]);
    return number === null ? [] : [{ kind, number }];
  });
  const about: About = Object.fromEntries(documents.map(({ kind, number }) => [kind, number]));
  return { documents, about, drop: () => setQuery({}, { replace: true }) };
}
