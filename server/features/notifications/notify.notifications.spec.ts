import { digestMail } from './notify.notifications.js';

const to = { name: 'Åsa Öberg', email: 'asa@exempel.se' };
const school = { productName: 'Studievy', publicOrigin: 'https://skolan.se' };

test('the digest says how many of each kind, where to read them and where to change the setting', () => {
  const groups = [
    { kind: 'EXAM_REGISTERED', count: 7 },
    { kind: 'COMMENT', count: 1 },
  ] as const;
  expect(digestMail(to, 'DAILY', groups, school)).toEqual({
    to: 'asa@exempel.se',
    subject: '8 nya notiser i Studievy',
    text: [
      'Hej Åsa Öberg!',
      '',
      'Sedan sist:',
      '',
      '- 7 nya anmälningar till prövning',
      '- 1 ny kommentar',
      '',
      'Läs dem här: https://skolan.se/notifications',
      '',
      'Du har valt att få det här brevet varje dag som det har hänt något. Ändra det i din profil: https://skolan.se/profile',
    ].join('\n'),
  });
});

test('the weekly digest of a single notification is worded in the singular', () => {
  const { subject, text } = digestMail(to, 'WEEKLY', [{ kind: 'MESSAGE', count: 1 }], school);
  expect(subject).toBe('1 ny notis i Studievy');
  expect(text).toContain('- 1 meddelande\n');
  expect(text).toContain('varje vecka som');
});
