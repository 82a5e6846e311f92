interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers with one reading what is asked in one turn of the event loop: an event that two hundred open pages hear
 * of is one question in two hundred copies. Whoever asks alone is answered as fast as ever.
 */
export class Together<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];

  /** `read` answers in the order of its questions. */
  constructor(private readonly read: (questions: Question[]) => Promise<Answer[]>) {}

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      // Runs when everybody whom the event has woken has asked.
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
