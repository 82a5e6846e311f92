import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { memo, useId, useRef, useState } from 'react';
import type { ExamDecision } from '../../../../../domain/generated';
import { examDecisionLabels } from '../../../../../domain/labels/exam';
import { optionsOf } from '../../../../../domain/options';
import { examRowId } from '../../../entities/exam/exam-row';
import type { ExamRowFragment } from '../exams.generated';
import { alerts, buttons, chooseDecision, examColumns } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { FieldError } from '../../../ui/fields/field';
import { useCameNear } from '../../../ui/table-parts/use-came-near';
import { notify } from '../../../ui/feedback/toast-store';
import { draftOf, type DecisionDraft, type ExamActions } from './use-exam-actions';
import { Row } from '../../../ui/layout';

const decisions = optionsOf(examDecisionLabels, ['ACCEPT', 'DENY']);

/** The longest comment of contract §3. */
export const longestComment = 2000;

interface ExamDecisionProps extends Pick<ExamActions, 'setDraft' | 'save' | 'remove'> {
  exam: ExamRowFragment;
  /** The unsaved draft; undefined shows the stored decision. */
  draft: DecisionDraft | undefined;
  /** Shows everything about the registration; left out where it is shown. */
  onOpen?: (id: string) => void;
}

/** The decision of a row: plain text far below the window, controls once it comes near. */
export const ExamDecisionCell = memo(function ExamDecisionCell(props: ExamDecisionProps) {
  const { exam } = props;
  if (useCameNear(examRowId(exam.id))) return <ExamDecisionFields {...props} />;
  const { decision, comment } = props.draft ?? draftOf(exam);
  return `${decision ? examDecisionLabels[decision] : chooseDecision} ${comment}`;
});

/** A decision, its comment, 'Spara' and 'Ta bort' (specification §2); after saving the select shows the decision. */
export function ExamDecisionFields(props: ExamDecisionProps) {
  const { exam } = props;
  const { draft, select, missing, busy, change, choose, onSave, onRemove } = useDecision(props);
  return (
    <>
      {exam.viewerMay.decide && (
        <>
          <DecisionSelect {...{ exam, draft, select, missing, choose }} />
          <textarea
            aria-label={`Kommentar, ${exam.name}`}
            className="field-input field-area"
            rows={1}
            placeholder="Kommentar"
            maxLength={longestComment}
            value={draft.comment}
            onChange={(event) => change({ comment: event.currentTarget.value })}
          />
        </>
      )}
      <DecisionButtons
        exam={exam}
        unsaved={props.draft !== undefined}
        busy={busy}
        onSave={() => void onSave()}
        onRemove={() => void onRemove()}
        onOpen={props.onOpen}
      />
    </>
  );
}

type DecisionSelectProps = Pick<ExamDecisionProps, 'exam'> &
  Pick<ReturnType<typeof useDecision>, 'draft' | 'select' | 'missing' | 'choose'>;

/** The select has its name itself: a label and a box for each of a page's rows would be hundreds. */
function DecisionSelect({ exam, draft, select, missing, choose }: DecisionSelectProps) {
  const errorId = useId();
  return (
    <div className="field">
      {missing && <FieldError id={errorId}>{alerts.examDecisionMissing}</FieldError>}
      <select
        ref={select}
        aria-label={`${examColumns.decision}, ${exam.name}`}
        aria-describedby={missing ? errorId : undefined}
        aria-invalid={missing || undefined}
        className="field-input field-select"
        value={draft.decision ?? ''}
        onChange={(event) =>
          choose(decisions.find(({ value }) => value === event.currentTarget.value)?.value ?? null)
        }
      >
        <option value="">{chooseDecision}</option>
        {decisions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** An unsaved decision; a missing choice is reported on its field. */
function useDecision({ exam, setDraft, save, remove, ...props }: ExamDecisionProps) {
  const draft = props.draft ?? draftOf(exam);
  const select = useRef<HTMLSelectElement>(null);
  const [missing, setMissing] = useState<number | null>(null);
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const change = (changed: Partial<DecisionDraft>) => setDraft(exam.id, { ...draft, ...changed });

  const choose = (decision: ExamDecision | null) => {
    change({ decision });
    if (missing !== null && decision) {
      notify.dismiss(missing);
      setMissing(null);
    }
  };
  const onSave = async () => {
    const { decision } = draft;
    if (!decision) {
      setMissing(notify.error(alerts.examDecisionMissing));
      select.current?.focus();
      return;
    }
    setBusy('save');
    await save(exam, { ...draft, decision });
    setBusy(null);
  };
  const onRemove = async () => {
    setBusy('remove');
    if (!(await remove(exam))) setBusy(null);
  };
  return { draft, select, missing: missing !== null, busy, change, choose, onSave, onRemove };
}

interface DecisionButtonsProps {
  exam: ExamRowFragment;
  unsaved: boolean;
  busy: 'save' | 'remove' | null;
  onSave: () => void;
  onRemove: () => void;
  onOpen: ((id: string) => void) | undefined;
}

function DecisionButtons({ exam, unsaved, busy, onSave, onRemove, onOpen }: DecisionButtonsProps) {
  const { decide, delete: mayDelete } = exam.viewerMay;
  return (
    <Row align="stretch" className="exam-actions no-print">
      {decide && (
        <Button
          size="sm"
          variant={unsaved ? 'primary' : 'secondary'}
          busy={busy === 'save'}
          aria-describedby={examRowId(exam.id)}
          onClick={onSave}
        >
          {buttons.save}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="sm"
          variant="quiet"
          busy={busy === 'remove'}
          aria-describedby={examRowId(exam.id)}
          onClick={onRemove}
        >
          {buttons.remove}
        </Button>
      )}
      {onOpen && (
        <IconButton
          size="sm"
          label="Detaljer"
          icon={IconLayoutSidebarRight}
          aria-describedby={examRowId(exam.id)}
          onClick={() => onOpen(exam.id)}
        />
      )}
    </Row>
  );
}
