import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';

type InvoiceLinkProps = { readonly number: string; readonly words: string };

/** Plain words without the right to see invoices. */
export function InvoiceLink({ number, words }: InvoiceLinkProps) {
  const path = usePath();
  const { user } = useSession();
  if (isPunchOut() || !user.rights.includes('see_invoices')) return <span>{words}</span>;
  return <Link to={`${path('invoice')}?number=${number}`}>{words}</Link>;
}
