import { createSourceEventStream, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LiveAnswers, type LiveQuestion } from './live-answers.js';
import { SocketOutbox, type SocketEnd } from './socket-outbox.js';

/** A subscription of one socket, by the id that its client gave it. */
export interface Subscribed extends LiveQuestion {
  id: string;
  end: SocketEnd;
}

type Told = AsyncGenerator<ExecutionResult, void, void>;

/**
 * Delivers events to subscribers. Checks each viewer's session again and reads the event with the viewer's
 * permissions; equal answers are built once. A subscription takes the next event once the network has
 * accepted the previous one, so that a slow client delays only itself.
 */
export class LiveNews {
  private readonly answers: LiveAnswers;
  private readonly outbox = new SocketOutbox();

  constructor(schema: GraphQLSchema) {
    this.answers = new LiveAnswers(schema);
  }

  /** Yields only refusals through the protocol; events are written to the socket directly. */
  async follow(subscribed: Subscribed): Promise<Told | ExecutionResult> {
    const stopped = new AbortController();
    subscribed.contextValue.gone = stopped.signal;
    const source = await createSourceEventStream(subscribed);
    if (!(Symbol.asyncIterator in source)) return source;
    const told = this.tell(source as AsyncIterable<unknown>, subscribed);
    const end = told.return.bind(told);
    // A generator waiting for events cannot be ended from outside, so end its source.
    told.return = (value) => {
      stopped.abort();
      return end(value);
    };
    return told;
  }

  private async *tell(source: AsyncIterable<unknown>, subscribed: Subscribed): Told {
    const { id, end, contextValue } = subscribed;
    const { refresh } = contextValue;
    let asked = false;
    contextValue.refresh = async () => {
      asked = true;
      return (await refresh?.()) ?? null;
    };
    for await (const news of source) {
      // Uses the session that was read since the event arrived, never an older one.
      if (!asked) contextValue.actor = await contextValue.refresh();
      asked = false;
      const answer = await this.answers.answer(subscribed, news);
      if (typeof answer !== 'string') yield answer;
      else await this.outbox.send(end, `{"id":${JSON.stringify(id)},"type":"next","payload":${answer}}`);
    }
  }
}
