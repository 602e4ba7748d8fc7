/**
 * What a policy's reaction throws where the world outside asks to come back later about this one event. The event is
 * remembered and tried again at its time, with growing pauses; later ones of its stream wait for it, all others go on.
 */
export class TryLater extends Error {
  override readonly name: string = 'TryLater';
  /** Milliseconds since it was first put off after which it is parked for a person to look at. */
  readonly patienceMs: number;
  /** Milliseconds until its time; without them the pauses grow. One that knows its time waits as planned and is no trouble. */
  readonly pauseMs: number | undefined;
  constructor(message: string, patienceMs: number, pauseMs?: number) {
    super(message);
    this.patienceMs = patienceMs;
    this.pauseMs = pauseMs;
  }
}
