import { walkedPhoto } from './returnRequests.ts';
import type { ValidRequest } from './validRequest.ts';

type CaseBelongings = {
  readonly caseId: string;
  readonly uploadToken: string;
  readonly deliveryNumber: string;
};

export function caseRequests({ caseId, uploadToken, deliveryNumber }: CaseBelongings): Record<string, ValidRequest> {
  const ofCase = { params: { id: caseId } };
  const token = `${caseId}.1.signature`;
  return {
    sendContact: {
      body: {
        form_token: '1.signature',
        website: '',
        subject: 'Levering',
        question: 'Komt er morgen iemand?',
        contact: {
          gender: 'mrs',
          company_name: 'De Linde',
          sector: 'hospitality',
          contact_person: 'An Peeters',
          customer_number: '204118',
          phone: '09 123 45 67',
          email: 'an@de-linde.example',
          postal_code: '9000',
          segment: 'restaurant',
        },
        about: {},
      },
    },
    addCaseFile: { query: { token: uploadToken }, body: 'not yet a photo' },
    openContactCase: { body: { token } },
    replyToContactCase: { body: { token, text: 'De Linde.' } },
    fileComplaint: {
      body: { delivery_note: deliveryNumber, lines: ['1'], subject: 'Beschadigd', text: 'De doos was open.' },
    },
    listCases: { query: { page: '1' } },
    getCase: ofCase,
    replyToCase: { ...ofCase, body: { text: 'Dinsdag.' } },
    getCaseFile: { params: { id: caseId, file: walkedPhoto } },
    listOfficeDocumentRequests: {
      query: { filter: '{}', range: '[0,24]', sort: '["requested_at","DESC"]' },
    },
    listOfficeCases: { query: { filter: '{"part":"overdue"}', range: '[0,24]', sort: '["filed_at","ASC"]' } },
    getOfficeCase: ofCase,
    getOfficeCaseFile: { params: { id: caseId, file: walkedPhoto } },
    getCasePromise: {},
    getCaseHistory: ofCase,
    answerCase: { ...ofCase, body: { text: 'Ja.' } },
    askCaseInformation: { ...ofCase, body: { text: 'Welke dag?' } },
    assignCase: { ...ofCase, body: { user_id: null } },
    linkCase: { ...ofCase, body: { document: 'delivery_note', number: deliveryNumber } },
    closeCase: { ...ofCase, body: { reason: 'solved' } },
  };
}
