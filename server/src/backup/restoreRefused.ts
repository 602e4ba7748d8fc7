/** A restore would overwrite data, or file, version or key do not fit. Nothing changed. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}
