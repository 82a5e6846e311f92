/** Thrown in a long-running job after a cancellation: rolls back, status CANCELLED. */
export class JobCancelled extends Error {
  constructor() {
    super('the job was cancelled');
  }
}

/** Thrown in a long-running job that cannot succeed: status FAILED with this message, without retries. */
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
