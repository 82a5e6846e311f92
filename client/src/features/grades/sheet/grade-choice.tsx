import { memo } from 'react';
import { spokenGrade } from '../grade-labels';
import { Row } from '../../../ui/layout';

interface GradeChoiceProps {
  rowId: string;
  name: string;
  values: readonly string[];
  value: string | null;
  onChoose: (rowId: string, value: string) => void;
  /** The keys and the automatic step pass the row by. */
  isSkipped: boolean;
}

/**
 * The grades of the scale side by side: one stop for the keyboard, a press for mouse and finger. Typing is
 * heard by the sheet (see use-grade-keys).
 */
export const GradeChoice = memo(function GradeChoice({
  rowId,
  name,
  values,
  value,
  onChoose,
  isSkipped,
}: GradeChoiceProps) {
  return (
    <Row
      as="fieldset"
      gap="0"
      align="stretch"
      nowrap
      className="grade-choice"
      data-row={rowId}
      data-skipped={isSkipped || undefined}
    >
      <legend className="sr-only">Betyg, {name}</legend>
      {values.map((one) => (
        <label key={one} className="grade-option">
          <input
            type="radio"
            className="over-all"
            name={`grade-${rowId}`}
            value={one}
            checked={value === one}
            aria-label={spokenGrade(one)}
            onChange={() => onChoose(rowId, one)}
          />
          <span aria-hidden="true">{one}</span>
        </label>
      ))}
    </Row>
  );
});
