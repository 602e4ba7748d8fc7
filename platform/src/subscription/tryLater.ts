/** Thrown by a reaction to defer one event. Later events of its stream wait; pauses grow. */
export class TryLater extends Error {
  override readonly name: string = 'TryLater';
  /** Milliseconds of deferral after which the event is parked for a person. */
  readonly patienceMs: number;
  /** Milliseconds until the next try; undefined lets pauses grow. A fixed time counts as planned. */
  readonly pauseMs: number | undefined;
  constructor(message: string, patienceMs: number, pauseMs?: number) {
    super(message);
    this.patienceMs = patienceMs;
    this.pauseMs = pauseMs;
  }
}
