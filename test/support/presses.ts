import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Somebody at the screen whose presses are counted: a click or tap is one, and so is a key, whatever is held with it.
 * Words that only the person knows (a name, a course, an answer) are typed and not counted, and can be typed only where
 * the focus is already: a field that must be pressed first costs that press.
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

  public async type(words: string): Promise<void> {
    await expect(this.page.locator('input:focus, textarea:focus')).toBeVisible();
    await this.page.keyboard.type(words);
  }

  /** What has been done took at most so many; the count begins anew. */
  public tookAtMost(most: number, what: string): void {
    expect(this.presses, `presses to ${what}`).toBeLessThanOrEqual(most);
    this.presses = 0;
  }
}
