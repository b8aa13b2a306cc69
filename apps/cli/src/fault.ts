/** The exit codes of the program. */
export const EXIT = { ok: 0, refused: 1, usage: 2 } as const;

/** A problem that the user can fix: one sentence, and the exit code. Any other error is a bug. */
export class Fault extends Error {
  readonly exit: number;

  constructor(text: string, exit: number = EXIT.refused) {
    super(text);
    this.exit = exit;
  }
}

/** The command was called wrongly: an unknown option, or a value that cannot be read. */
export const misuse = (text: string): Fault => new Fault(text, EXIT.usage);

/** The reason a file system call failed, in words. */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'it already exists',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many files are open',
};
