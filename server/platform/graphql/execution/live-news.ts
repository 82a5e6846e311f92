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
 * Brings news to whoever subscribes. Each viewer's session is asked again and each viewer's news are read under that
 * viewer's rights; the answers that say the same are made once. A subscription takes the next piece when the network
 * has taken the one before, so that a client that reads slowly waits for itself alone.
 */
export class LiveNews {
  private readonly answers: LiveAnswers;
  private readonly outbox = new SocketOutbox();

  constructor(schema: GraphQLSchema) {
    this.answers = new LiveAnswers(schema);
  }

  /** Yields what the protocol has to say by itself: refusals. News go straight to the socket. */
  async follow(subscribed: Subscribed): Promise<Told | ExecutionResult> {
    const stopped = new AbortController();
    subscribed.contextValue.gone = stopped.signal;
    const source = await createSourceEventStream(subscribed);
    if (!(Symbol.asyncIterator in source)) return source;
    const told = this.tell(source as AsyncIterable<unknown>, subscribed);
    const end = told.return.bind(told);
    // A generator that waits for news cannot be ended from outside: what it waits for is.
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
      // Whoever brings the news has asked for the session since they came; none is told under an older one.
      if (!asked) contextValue.actor = await contextValue.refresh();
      asked = false;
      const answer = await this.answers.answer(subscribed, news);
      if (typeof answer !== 'string') yield answer;
      else await this.outbox.send(end, `{"id":${JSON.stringify(id)},"type":"next","payload":${answer}}`);
    }
  }
}
