import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { DocumentContent } from '../documents/DocumentContent.tsx';

const pageOf = (id: string): string => `/documentRequests?filter=${encodeURIComponent(JSON.stringify({ id }))}`;

export const CaseDocuments = ({ request }: { readonly request: NonNullable<OfficeCase['document_request']> }) => (
  <section className="office-card people-card" aria-labelledby="case-documents">
    <DocumentContent row={request} headingId="case-documents" to={pageOf(request.id)} mostNamed={500} />
  </section>
);
