/** Defers one event. Later events of its stream wait; pauses grow. */
export class TryLater extends Error {
  override readonly name: string = 'TryLater';
  /** After this deferral the event is parked for a person. */
  readonly patienceMs: number;
  /** Undefined: pauses grow. A fixed time counts as planned. */
  readonly pauseMs: number | undefined;
  constructor(message: string, patienceMs: number, pauseMs?: number) {
    super(message);
    this.patienceMs = patienceMs;
    this.pauseMs = pauseMs;
  }
}
