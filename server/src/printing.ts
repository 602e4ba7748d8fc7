/** The reader of the output has closed it, as `| head` does. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}

/** 128 and the number of SIGPIPE. */
export const outputClosedStatus = 141;

let isClosed = false;

// Without this listener a closed output ends the process with a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  isClosed = true;
});

/** Without a reader the tool goes on in silence. */
export function print(line: string): void {
  if (!isClosed) process.stdout.write(`${line}\n`);
}

/** For tools that change nothing. @throws OutputClosed */
export function printOrStop(line: string): void {
  if (isClosed) throw new OutputClosed();
  process.stdout.write(`${line}\n`);
}
