import { shortName } from './supervisor-view.js';

describe('the name of a student shown to the supervisor', () => {
  test.each([
    ['Anna Ek', 'Anna E.'],
    ['Åsa Maria Hemlig-Ödman', 'Åsa H.'],
    ['  Li   Wu ', 'Li W.'],
    ['Madonna', 'Madonna'],
    ['Eva 𝕊vensson', 'Eva 𝕊.'],
  ])('%p becomes %p', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
