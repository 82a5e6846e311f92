type Step = (sentence: string, run: () => Promise<void> | void, timeoutMs?: number) => void;

/** The default timeout of jest.config.mjs. */
const USUAL_MS = 30_000;

/**
 * Combines dependent steps into one test, since tests run in shuffled order. The name lists the steps, and a
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
