interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches lookups made in the same tick into one query: an event that wakes two hundred open pages costs one
 * query. A single lookup isn't delayed.
 */
export class Together<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];

  /** `read` answers in the order of its questions. */
  constructor(private readonly read: (questions: Question[]) => Promise<Answer[]>) {}

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      // Runs after all readers woken by the event have added their lookup.
      if (this.waiting.length === 1) process.nextTick(() => void this.answer());
    });
  }

  private async answer(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const answers = await this.read(asked.map(({ question }) => question));
      asked.forEach(({ resolve }, place) => resolve(answers[place]!));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
