import { reachText } from './message-texts';

describe('who a message reaches', () => {
  const reach = { participants: 16, reached: 14, withoutEmail: 2, withProtectedData: 0 };

  it.each([
    [reach, 'Går till 14 av 16. 2 saknar e-post.'],
    [{ ...reach, participants: 0, reached: 0, withoutEmail: 0 }, 'Ingen går på tillfället nu.'],
  ])('%#', (given, text) => expect(reachText(given)).toBe(text));
});
