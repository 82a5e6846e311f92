import { fireEvent, render, screen } from '@testing-library/react';
import { examRowId } from '../../../entities/exam/exam-row';
import { setPreferences } from '../../../lib/session/preferences';
import { onRowKey } from './exam-keys';

const decided: string[] = [];

function press(key: string): void {
  decided.length = 0;
  render(
    <table onKeyDown={(event) => onRowKey(event, (id, decision) => decided.push(`${id} ${decision}`))}>
      <tbody>
        <tr>
          <th>
            <a id={examRowId('e1')} href="/student/s1">
              Anna Ek
            </a>
          </th>
        </tr>
      </tbody>
    </table>,
  );
  fireEvent.keyDown(screen.getByRole('link', { name: 'Anna Ek' }), { key });
}

afterEach(() => setPreferences({ shortcuts: true }));

it('decides on the focused row with G and N', () => {
  press('n');
  expect(decided).toEqual(['e1 DENY']);
});

it('ignores letters while single-key shortcuts are off', () => {
  setPreferences({ shortcuts: false });
  press('g');
  expect(decided).toEqual([]);
});
