import { fireEvent, render, screen } from '@testing-library/react';
import { SearchAdd, type Found } from './search-add';

const anna: Found = { id: '1', label: 'Anna Andersson' };
const berg: Found = { id: '2', label: 'Anna Berg' };

function field(
  typed: string,
  results: readonly Found[],
  isCurrent: boolean,
  onChoose: (chosen: Found[]) => void,
) {
  return (
    <SearchAdd
      label="Elever"
      placeholder="Namn"
      typed={typed}
      onSearch={() => undefined}
      results={results}
      isCurrent={isCurrent}
      chosen={[]}
      onChoose={onChoose}
      chosenLabel="Valda elever"
    />
  );
}

test('Enter picks the first match for the current text, never for an earlier one', () => {
  const taken: Found[][] = [];
  const onChoose = (chosen: Found[]) => taken.push(chosen);
  const { rerender } = render(field('Anna Berg', [anna], false, onChoose));
  fireEvent.keyDown(screen.getByLabelText('Elever'), { key: 'Enter' });
  expect(taken).toEqual([]);
  rerender(field('Anna Berg', [berg], true, onChoose));
  expect(taken).toEqual([[berg]]);
});
