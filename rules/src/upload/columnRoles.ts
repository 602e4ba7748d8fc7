/** `unused`: the column is not read. */
export const uploadColumnRoles = ['article', 'quantity', 'unit', 'unused'] as const;
export type UploadColumnRole = (typeof uploadColumnRoles)[number];
