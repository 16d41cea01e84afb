/** Why the studio can't start, in words for the person at the terminal; shown without a stack. */
export class LaunchError extends Error {}

const remedies: Record<string, string> = {
  EACCES: 'this user may not read or write it. Give it the right, or set DATA_DIR to a folder it owns.',
  EPERM: 'this user may not change it. Give it the right, or set DATA_DIR to a folder it owns.',
  EROFS: 'the disk is read-only. Set DATA_DIR to a folder that can be written.',
  ENOSPC: 'the disk is full. Free some space and start again.',
  EDQUOT: 'the disk quota is used up. Free some space and start again.',
  ENOTDIR: 'a file stands where a folder is needed. Move it away, or set DATA_DIR to another folder.',
  EEXIST: 'a file stands where a folder is needed. Move it away, or set DATA_DIR to another folder.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and start again.',
};

/** Turns an error of the file system into words that name the path and the remedy; others come back as they are. */
export function inPlainWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof LaunchError) return error;
  const remedy = remedies[String(error.code)];
  if (!remedy) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'the data folder';
  return new LaunchError(`Can't use ${path}: ${remedy}`, { cause: error });
}
