/**
 * What a policy's reaction throws where the world outside asks to come back later about this one event. The event is
 * remembered and tried again at its time, with growing pauses; later ones of its stream wait for it, all others go on.
 */
export class TryLater extends Error {
  override readonly name: string = 'TryLater';
  /** Milliseconds since it was first put off after which it is parked for a person to look at. */
  readonly patienceMs: number;
  constructor(message: string, patienceMs: number) {
    super(message);
    this.patienceMs = patienceMs;
  }
}
