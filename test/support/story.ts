type Step = (sentence: string, run: () => Promise<void> | void, timeoutMs?: number) => void;

/** As long as jest.config.mjs gives a test. */
const USUAL_MS = 30_000;

/**
 * Steps that build on each other are one test, in whatever order the tests run: its name is theirs in a row, and a
 * failure names its step.
 */
export function story(name: string, tell: (it: Step) => void): void {
  describe(name, () => {
    const steps: { sentence: string; run: () => Promise<void> | void; timeoutMs: number }[] = [];
    tell((sentence, run, timeoutMs = USUAL_MS) => steps.push({ sentence, run, timeoutMs }));
    const sentences = steps.map(({ sentence }) => sentence).join('; ');
    const timeoutMs = steps.reduce((sum, step) => sum + step.timeoutMs, 0);
    it(
      sentences,
      async () => {
        for (const { sentence, run } of steps) await namingIn(sentence, run);
      },
      timeoutMs,
    );
  });
}

async function namingIn(sentence: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.stack = `In the step "${sentence}":\n${error.stack ?? error.message}`;
    throw error;
  }
}
