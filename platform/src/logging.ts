import { type DestinationStream, type LoggerOptions, pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Driver errors hold passwords, and PostgreSQL's `detail` quotes rows. */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, ...('code' in error ? { code: String(error.code) } : {}), stack };
}

/** JSON lines on standard output, without personal data. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: loggedError },
    redact: { paths: ['password', '*.password', 'cookie', '*.cookie', 'email', '*.email'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
