import { mailReachText } from './mail-reach';

describe('who an e-mail reaches', () => {
  const reach = { participants: 16, reached: 14, withoutEmail: 2, withProtectedData: 0 };

  it.each([
    [reach, 'Går till 14 av 16. 2 saknar e-post.'],
    [{ ...reach, reached: 16, withoutEmail: 0 }, 'Går till alla 16.'],
    [{ ...reach, participants: 1, reached: 1, withoutEmail: 0 }, 'Går till eleven.'],
    [
      { ...reach, reached: 13, withProtectedData: 1 },
      'Går till 13 av 16. 2 saknar e-post. 1 har skyddade personuppgifter och får inget brev, utan nås på annat sätt.',
    ],
  ])('%#', (given, text) => expect(mailReachText(given)).toBe(text));
});
