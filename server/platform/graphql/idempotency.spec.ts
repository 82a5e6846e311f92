import { parse } from 'graphql';
import { fingerprintOf } from './idempotency.js';

const SIGN = 'mutation Sign($input: SignGradesInput!) { signGrades(input: $input) { __typename } }';

function fingerprint(text: string, variables: Record<string, unknown> = {}): string {
  return fingerprintOf({ text, document: parse(text), root: { names: ['signGrades'] } }, variables);
}

describe('the fingerprint of a keyed mutation', () => {
  test.each([
    ['as a variable', (secret: string) => fingerprint(SIGN, { input: { id: 'a', password: secret } })],
    [
      'deep in a variable',
      (secret: string) => fingerprint(SIGN, { input: { rows: [{ currentPassword: secret }] } }),
    ],
    [
      'as a variable of another name',
      (secret: string) =>
        fingerprint('mutation($x: String!) { signGrades(input: {id: "a", password: $x}) { __typename } }', {
          x: secret,
        }),
    ],
    [
      'in the text',
      (secret: string) =>
        fingerprint(`mutation { signGrades(input: {id: "a", password: "${secret}"}) { __typename } }`),
    ],
    [
      'as the default of a variable',
      (secret: string) =>
        fingerprint(
          `mutation($x: String = "${secret}") { signGrades(input: {id: "a", password: $x}) { __typename } }`,
        ),
    ],
    ['as a token', (secret: string) => fingerprint(SIGN, { input: { id: 'a', token: secret } })],
  ])('contains nothing of a secret that comes %s', (_where, of) => {
    expect(of('hemligheten')).toBe(of('en annan hemlighet'));
  });

  test('still differs for other input and other texts', () => {
    const first = fingerprint(SIGN, { input: { id: 'a', password: 'x' } });
    expect(fingerprint(SIGN, { input: { id: 'b', password: 'x' } })).not.toBe(first);
    expect(fingerprint(SIGN.replace('Sign', 'Other'), { input: { id: 'a', password: 'x' } })).not.toBe(first);
    const written = (id: string) =>
      fingerprint(`mutation { signGrades(input: {id: "${id}", password: "x"}) { __typename } }`);
    expect(written('a')).not.toBe(written('b'));
  });
});
