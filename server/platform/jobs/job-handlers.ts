import { Injectable } from '@nestjs/common';
import type { TaskName } from './job-queue.js';

/** Context of one attempt of a job. */
export interface Attempt {
  /** The queue's own number of this piece of work: the same at every attempt. */
  queueId: string;
  /** 1 at the first attempt. */
  attempt: number;
  queuedAt: Date;
}

/** Executes one job. An error is logged, and the job is retried later. */
export type JobHandler = (payload: Record<string, unknown>, attempt: Attempt) => Promise<void>;

/** Registry of job handlers. Features register themselves, so that the runner knows none of them. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<TaskName, JobHandler>();

  /** To be called while the application starts; a task has exactly one handler. */
  register(task: TaskName, handler: JobHandler): void {
    if (this.handlers.has(task)) throw new Error(`the task ${task} has a handler already`);
    this.handlers.set(task, handler);
  }

  all(): ReadonlyMap<TaskName, JobHandler> {
    return this.handlers;
  }
}
