import { strayLabels, strayLabelsIn } from './enum-labels.js';

/** Files with longer descriptions of enum values, with the reason. */
const EXCEPTIONS: readonly [path: string, reason: string][] = [
  ['server/features/documents/', 'papers have wordings of their own, in two languages'],
  ['server/features/enrollments/scb/scb-columns.rules.ts', "the words are those of SCB's form"],
  ['server/platform/errors/error-code.ts', 'sentences to whoever called, of which the client has its own'],
  ['server/platform/errors/error-language.ts', 'the same sentences in English'],
  ['client/src/features/developers/samples.ts', 'what a developer does about each error'],
  ['server/features/details/details.service.ts', 'what an account is, found beside it in SQL'],
  ['client/src/features/catalogue/attention-panel.tsx', 'what the links to the places are called'],
  ['client/src/features/my-day/first-run/first-run-card.tsx', 'what each step is for and leads to'],
  ['client/src/features/placements/placement-actions.ts', 'what the button of each step says'],
  ['client/src/features/statistics/charts.tsx', 'headings and definitions of charts'],
];

describe('the Swedish labels of an enum', () => {
  const stray = [...strayLabels('server'), ...strayLabels('client/src')];

  test('are only in domain/, where client and server read them', () => {
    const unforeseen = stray.filter(({ at }) => !EXCEPTIONS.some(([path]) => isAt(at, path)));
    expect(unforeseen).toEqual([]);
  });

  test('are elsewhere only while there is still a reason', () => {
    const idle = EXCEPTIONS.filter(([path]) => !stray.some(({ at }) => isAt(at, path)));
    expect(idle).toEqual([]);
  });

  test.each([
    [`const labels = { ACTIVE: 'Aktiv', ENDING: 'Upphör' };`, 'CourseStatus'],
    [`const labels = { 'SV': 'Svenska', 'EN': 'Engelska' };`, 'DocumentLanguage'],
    [
      `const options = [{ value: 'SV', label: 'Svenska' }, { value: 'EN', label: 'Engelska' }];`,
      'DocumentLanguage',
    ],
    [`const options = [['OK', 'Gavs'], ['REFUSED', 'Nekades']];`, 'AccessResult'],
    [
      `const marks = { OK: { label: 'Gavs', tone: 'ok' }, REFUSED: { label: 'Nekades', tone: 'bad' } };`,
      'AccessResult',
    ],
  ])('are detected in %s', (text, name) => {
    expect(strayLabelsIn('client/src/x.ts', text).flatMap(({ enums }) => enums)).toContain(name);
  });

  test.each([
    `const tones = { ACTIVE: 'ok', ENDING: 'warn', ARCHIVED: 'neutral' };`,
    `const names = { SAFE: 'sakra', NONE: 'utan-forslag' };`,
    `const columns = { NAME: 's.name', EMAIL: 's.email' };`,
    `const levels = { GY11: 'UPPER_SECONDARY', VUX_GRUND: 'BASIC' };`,
    `const texts = { name: 'Namn', email: 'E-post' };`,
  ])('are not detected in %s', (text) => {
    expect(strayLabelsIn('server/x.ts', text)).toEqual([]);
  });
});

/** Whether a place is in the file, or in the folder if the path ends with a slash. */
function isAt(place: string, path: string): boolean {
  return path.endsWith('/') ? place.startsWith(path) : place.startsWith(`${path}:`);
}
