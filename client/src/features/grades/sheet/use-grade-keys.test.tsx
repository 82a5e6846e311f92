import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { GradeChoice } from './grade-choice';
import { useGradeKeys } from './use-grade-keys';

const values = ['A', 'B', 'C'];
const choose = jest.fn<(rowId: string, value: string) => boolean>();
const atEnd = jest.fn();

function Sheet() {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useGradeKeys({
    ...{ list, values, advance: true, choose, clear: jest.fn(), openDetails: jest.fn(), atEnd },
  });
  return (
    <ul ref={list} onKeyDown={onKeyDown}>
      {['Anna', 'Bo', 'Cesar', 'Dana'].map((name) => (
        <li key={name} className="grade-line">
          <GradeChoice
            {...{ rowId: name, name, values, value: null, onChoose: jest.fn() }}
            isSkipped={name === 'Bo' || name === 'Dana'}
          />
        </li>
      ))}
    </ul>
  );
}

const first = (name: string) => screen.getByRole('group', { name: `Betyg, ${name}` }).querySelector('input')!;

beforeEach(() => {
  jest.clearAllMocks();
  choose.mockReturnValue(true);
  render(<Sheet />, { wrapper: MemoryRouter });
});

describe('the keys of the grade sheet', () => {
  it.each(['{Enter}', '{ArrowDown}', 'b'])('skip a student who dropped out with %s', async (key) => {
    first('Anna').focus();
    await userEvent.keyboard(key);
    expect(first('Cesar')).toHaveFocus();
  });

  it('skip the same student upwards', async () => {
    first('Cesar').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(first('Anna')).toHaveFocus();
  });

  it('end the sheet when only students who dropped out remain', async () => {
    first('Cesar').focus();
    await userEvent.keyboard('{Enter}');
    expect(atEnd).toHaveBeenCalled();
  });

  it('stay on a row while the user is asked', async () => {
    choose.mockReturnValue(false);
    first('Bo').focus();
    await userEvent.keyboard('b');
    expect(choose).toHaveBeenCalledWith('Bo', 'B');
    expect(first('Bo')).toHaveFocus();
  });
});
