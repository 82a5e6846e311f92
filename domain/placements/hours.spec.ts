import { calculationText, hoursOf, hoursText, minutesOf, requiredHours } from './hours.js';

const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('work placement hours', () => {
  test.each([
    [{ points: 1_500, validatedPoints: 0 }, 450],
    [{ points: 2_000, validatedPoints: 0 }, 600],
    [{ points: 1_500, validatedPoints: 300 }, 360],
    [{ points: 1_150, validatedPoints: 0 }, 345],
    [{ points: 100, validatedPoints: 200 }, 0],
  ])('%p require %p hours', (points, hours) => {
    expect(requiredHours(points)).toBe(hours);
  });

  it('come with an explanation in words', () => {
    expect(plain(calculationText({ points: 1_500, validatedPoints: 0 }))).toBe(
      '15 % av 1 500 poäng är 225 poäng. 20 poäng är 40 timmar: 450 timmar.',
    );
    expect(plain(calculationText({ points: 1_500, validatedPoints: 300 }))).toBe(
      '15 % av 1 500 poäng minus 300 validerade är 180 poäng. 20 poäng är 40 timmar: 360 timmar.',
    );
  });

  it('are shown next to the required ones', () => {
    expect(hoursText(412, 600)).toBe('412 av 600 h');
    expect(hoursText(7.5, null)).toBe('7,5 h');
    expect(hoursOf(minutesOf(7.25))).toBe(7.25);
  });
});
