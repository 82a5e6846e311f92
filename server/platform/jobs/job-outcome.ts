/** Thrown inside long work once its cancellation was asked for: the work is rolled back and CANCELLED. */
export class JobCancelled extends Error {
  constructor() {
    super('the job was cancelled');
  }
}

/** Thrown inside long work that cannot succeed: FAILED with this sentence, and never tried again. */
export class JobFailed extends Error {
  constructor(
    /** Swedish, safe to show. */
    message: string,
    /** Details for the person who waits. */
    readonly result: Record<string, unknown> | null = null,
  ) {
    super(message);
  }
}
