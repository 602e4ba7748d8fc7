/** A restore would overwrite something, or cannot read its file, or needs another version or key. Nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}
