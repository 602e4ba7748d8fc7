import { mostComplaintFiles, mostContactFiles } from '@talloor/contracts/endpoints/contact.ts';
import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CaseFile } from './readCaseFile.ts';

export type AddFile = Pick<CaseFile, 'contentType'> & { readonly fileId: string; readonly bytes: number };

export function decideAddFile(
  { fileId, contentType, bytes }: AddFile,
  state: ServiceRequestState,
): Decision<ServiceRequestEvent> {
  if (state.status === 'none') return { rejected: 'case.link_invalid' };
  if (state.files.includes(fileId)) return [];
  if (state.filed.text === null) return { rejected: 'case.person_erased' };
  const max = state.filed.kind === 'complaint' ? mostComplaintFiles : mostContactFiles;
  if (state.files.length >= max) return { rejected: 'case.too_many_files', parameters: { max } };
  return [{ type: 'ServiceRequestFileAdded', data: { fileId, personId: state.filed.personId, contentType, bytes } }];
}
