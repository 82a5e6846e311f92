import { Checkbox } from '../../ui/fields/checkbox';
import { lettersOf } from './grade-labels';
import { Row } from '../../ui/layout';

interface KeyHelpProps {
  values: readonly string[];
  advance: boolean;
  onAdvance: (on: boolean) => void;
}

/** How to grade a class in a minute. */
export function KeyHelp({ values, advance, onAdvance }: KeyHelpProps) {
  const letters = lettersOf(values);
  return (
    <Row gap="2 4" justify="space-between" className="grade-keys no-print">
      <p className="meta">
        <kbd>{letters}</kbd> sätter betyget, <kbd>-</kbd> streck, <kbd>Enter</kbd> nästa elev, <kbd>↑</kbd>{' '}
        <kbd>↓</kbd> byter elev, <kbd>M</kbd> motivering, <kbd>Delete</kbd> tar bort.
      </p>
      <Checkbox label="Gå vidare till nästa elev direkt" checked={advance} onChange={onAdvance} />
    </Row>
  );
}
