import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlacementState } from '../../../../domain/generated';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { readFailure } from '../../apollo/failure';
import { useQuery } from '../../apollo/use-query';
import { CardStudentDocument, type CardStudentQuery } from './apl.generated';
import type { CommentEntryFragment } from '../../entities/comment/comment-entry.generated';
import { buttons, fieldLabels, headings } from '../../lib/fixed-texts';
import { LinkButton } from '../../ui/button';
import { CopyText } from '../../ui/copy-text';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/overlays/dialog';
import { Loading } from '../../ui/feedback/skeleton';
import { AplGlyph } from './apl-glyph';
import type { BoardCard } from './board-card';
import { MoveSuggestion } from './placement/move-suggestion';
import type { CardActions } from './student-card';
import { useCardComments, type CardComments, type CommentCounts } from './use-card-comments';
import { sign } from '../../ui/text/sign';

/** The parts of other features that the dialog shows; `app/` hands them in. */
export interface CardParts {
  CommentList: ComponentType<{
    comments: readonly CommentEntryFragment[];
    order: 'oldest-first' | 'newest-first';
    studentId: string;
    place: 'board';
    onRestored: CardComments['restored'];
    onEdit: (comment: CommentEntryFragment, text: string) => Promise<void>;
    onDelete: (comment: CommentEntryFragment) => Promise<boolean>;
  }>;
  CommentBox: ComponentType<{
    label: string;
    draftKey: string;
    onAdd: (text: string, isContact?: boolean) => Promise<boolean>;
    asksContact?: boolean;
    rows?: number;
    autoFocus?: boolean;
  }>;
  /** The placements of the student, with their actions. */
  StudentPlacements: ComponentType<{
    studentId: string;
    studentName: string;
    mayPlan: boolean;
    /** What follows from the state of the latest placement. */
    suggest?: (leading: PlacementState) => ReactNode;
  }>;
  FilePanel: ComponentType<{ studentId: string; mayChange: boolean }>;
  /** Stands before the contents of a protected student's card until a reason has been given. */
  ReasonGate: ComponentType<{ studentId: string; title: null; inline: true; children: ReactNode }>;
}

type Student = NonNullable<CardStudentQuery['student']>;

interface ContentProps {
  studentId: string;
  card: BoardCard | undefined;
  parts: CardParts;
  order: 'oldest-first' | 'newest-first';
  /** Grows when someone else has changed the student's comments. */
  news: number;
  /** The comments were read or changed: what the card shows of them now. Must stay the same function. */
  onCounts: (studentId: string, counts: CommentCounts) => void;
  onMove: CardActions['move'];
  /** There is no such student, or none that the viewer may know of. */
  onMissing: () => void;
}

export interface CardDialogProps extends Omit<ContentProps, 'studentId'> {
  opened: boolean;
  /** Whose card is shown; null once the closed dialog has been cleared (specification §9). */
  studentId: string | null;
  onClose: () => void;
}

/** A student's card, opened (specification §2): contact details to copy, comments, files. */
export function CardDialog({ opened, studentId, onClose, ...content }: CardDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<CardTitle card={content.card} />} size="lg">
      {studentId !== null && (
        <content.parts.ReasonGate key={studentId} studentId={studentId} title={null} inline>
          <CardContent studentId={studentId} {...content} />
        </content.parts.ReasonGate>
      )}
    </Dialog>
  );
}

function CardTitle({ card }: { card: BoardCard | undefined }) {
  return card ? card.name : 'Kort';
}

function CardContent({ studentId, card, parts, order, news, onCounts, onMove, onMissing }: ContentProps) {
  const { data, error, loading } = useQuery(CardStudentDocument, {
    variables: { id: studentId },
    fetchPolicy: 'cache-and-network',
  });
  const student = data?.student;
  const missing = !student && !loading && (!error || readFailure(error).code === 'NOT_FOUND');
  useEffect(() => {
    if (error) console.error('The student could not be read.', error);
  }, [error]);
  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);
  return (
    <div className="stack apl-dialog">
      {card && (
        <div className="row apl-dialog-head">
          <span className={`apl-chip apl-${card.aplStatus}`}>
            <AplGlyph status={card.aplStatus} size={16} />
            {aplStatusLabels[card.aplStatus]}
          </span>
          <LinkButton
            to={`/student/${studentId}`}
            variant="quiet"
            size="sm"
            icon={sign(IconExternalLink, 16)}
          >
            {buttons.openStudent}
          </LinkButton>
        </div>
      )}
      {student && <StudentParts {...{ student, card, parts, order, news, onCounts, onMove }} />}
      {!student && loading && <Loading text="Laddar kortet…" lines={6} />}
    </div>
  );
}

type PartsProps = { student: Student } & Pick<
  ContentProps,
  'card' | 'parts' | 'order' | 'news' | 'onCounts' | 'onMove'
>;

function Contact({ student: { name, email, phone, withheld } }: { student: Student }) {
  const copied = (label: string, value: string | null): ReactNode =>
    value && <CopyText label={label} value={value} />;
  return (
    <DescriptionList
      items={[
        { term: fieldLabels.name, value: copied(fieldLabels.name, name) },
        {
          term: fieldLabels.email,
          value: copied(fieldLabels.email, email),
          withheld: withheld.includes('email'),
        },
        {
          term: fieldLabels.phone,
          value: copied(fieldLabels.phone, phone),
          withheld: withheld.includes('phone'),
        },
      ]}
    />
  );
}

function StudentParts({ student, card, parts, order, news, onCounts, onMove }: PartsProps) {
  const { id, name, commentHistory, viewerMay } = student;
  const { add, edit, remove, restored } = useCardComments(id, commentHistory, news, onCounts);
  // Focuses the comment field for a user who comes to answer.
  const answers = useLocation().hash === '#svara';
  const { CommentList, CommentBox, FilePanel, StudentPlacements } = parts;
  return (
    <>
      <Contact student={student} />
      <section className="grid apl-dialog-part" aria-labelledby="apl-placements">
        <h3 id="apl-placements">Placering</h3>
        <StudentPlacements
          studentId={id}
          studentName={name}
          mayPlan={viewerMay.planPlacement}
          suggest={(state) => card && <MoveSuggestion {...{ card, state, onMove }} />}
        />
      </section>
      <section className="grid apl-dialog-part" aria-labelledby="apl-comments">
        <h3 id="apl-comments">{headings.comments}</h3>
        <CommentList
          comments={commentHistory}
          order={order}
          place="board"
          onEdit={edit}
          onDelete={remove}
          onRestored={restored}
          studentId={id}
        />
        {viewerMay.commentOnBoard && (
          <CommentBox
            label={headings.addComment}
            draftKey={`board:${id}`}
            onAdd={add}
            asksContact
            autoFocus={answers}
            rows={3}
          />
        )}
      </section>
      {viewerMay.seeFiles && (
        <section className="grid apl-dialog-part" aria-labelledby="apl-files">
          <h3 id="apl-files">{headings.files}</h3>
          <FilePanel studentId={id} mayChange={viewerMay.changeFiles} />
        </section>
      )}
    </>
  );
}
