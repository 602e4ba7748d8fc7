/** Case numbers: gaps are allowed. */
export const serviceRequestTables = 'create sequence command.case_number start with 90000001;';
