import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Counts a user's presses: a click, a tap, or a key with its modifiers. Typing known words (a name, a course,
 * an answer) is not counted and needs a focused field: focusing it costs a press.
 */
export class Hands {
  private presses = 0;

  public constructor(private readonly page: Page) {}

  public async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  public async key(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  /** A choice in a closed list: one press opens it, one chooses. */
  public async choose(target: Locator, option: string): Promise<void> {
    this.presses += 2;
    await target.selectOption(option);
  }

  public async type(words: string): Promise<void> {
    await expect(this.page.locator('input:focus, textarea:focus')).toBeVisible();
    await this.page.keyboard.type(words);
  }

  /** Expects at most `most` presses since the last call, and resets the count. */
  public tookAtMost(most: number, what: string): void {
    expect(this.presses, `presses to ${what}`).toBeLessThanOrEqual(most);
    this.presses = 0;
  }
}
