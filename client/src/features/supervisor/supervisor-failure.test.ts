import { RestFailure, failureFrom } from '../../apollo/failure';
import { failureText } from './supervisor-failure';

const refusal = (code: string, more: object = {}) =>
  new RestFailure(failureFrom(undefined, { code, message: 'Svensk text.', ...more }));

describe('an error on the supervisor’s page', () => {
  it('is the server’s own message in Swedish', () => {
    expect(failureText(refusal('CONFLICT', { reason: 'SIGNED' }), 'SV')).toBe('Svensk text.');
  });

  test.each([
    ['CONFLICT', { reason: 'SIGNED' }, 'The workplace has already signed the agreement.'],
    ['CONFLICT', { reason: 'VERSION' }, 'This has been changed since you opened the page. Read it again.'],
    ['CONFLICT', { reason: 'OTHER' }, 'This has been changed since you opened the page. Read it again.'],
    [
      'BAD_USER_INPUT',
      { fields: [{ path: 'day', reason: 'RANGE', message: 'Dagen har inte varit än.' }] },
      'Choose a day of the placement, today at the latest.',
    ],
    [
      'BAD_USER_INPUT',
      { fields: [{ path: 'goals.1.text', reason: 'TOO_LONG', message: 'Högst 1000 tecken.' }] },
      'Write at most 1 000 characters about each goal.',
    ],
    ['TOO_MANY_REQUESTS', {}, 'Too many attempts. Please wait a while and try again.'],
  ])('is in English for %s %p', (code, more, text) => {
    expect(failureText(refusal(code, more), 'EN')).toBe(text);
  });

  it('is in English when there is no answer, too', () => {
    expect(failureText(new TypeError('Failed to fetch'), 'EN')).toBe(
      'There is no connection. Please try again.',
    );
  });
});
