// Without this listener a closed output (`| head`) ends the process with a stack trace.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

export const say = (line) => process.stdout.write(`${line}\n`);

export async function step(title, work) {
  const startedAt = performance.now();
  say(`  ${title} …`);
  const result = await work();
  say(`  ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** One clear line instead of a stack. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
