import { previewSentence, undoOf } from './bulk-change';
import type { Choice } from './selection';

function student(id: string, values: Partial<Choice> = {}): Choice {
  return { id, name: id, teacherId: null, municipality: null, startDate: null, endDate: null, ...values };
}

const three = [
  student('a', { municipality: { type: 'Salem' } }),
  student('b', { municipality: { type: 'Täby' } }),
  student('c'),
];

it('says how many are changed, and how many already have the value', () => {
  expect(previewSentence('municipality', three, 'Täby', 'Täby')).toBe(
    'Kommun ändras till Täby för 2 elever. 1 elev har redan det värdet och påverkas inte.',
  );
  expect(previewSentence('endDate', three, '2026-12-18', '2026-12-18')).toBe(
    'Slutdatum ändras till 2026-12-18 för 3 elever.',
  );
});

it('says when a value is removed, and when nothing would change', () => {
  expect(previewSentence('municipality', three.slice(0, 2), null, null)).toBe(
    'Kommun tas bort för 2 elever.',
  );
  expect(previewSentence('teacher', three, null, null)).toBe(
    'Inget ändras: alla valda har redan det värdet.',
  );
});

it('restores each previous value, of the changed students only', () => {
  expect(undoOf('municipality', three, ['a', 'c'])).toEqual([
    { ids: ['a'], municipality: { type: 'Salem' } },
    { ids: ['c'], municipality: null },
  ]);
  expect(
    undoOf('teacher', [student('a', { teacherId: 't' }), student('b', { teacherId: 't' })], ['a', 'b']),
  ).toEqual([{ ids: ['a', 'b'], teacherId: 't' }]);
});
