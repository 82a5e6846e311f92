import { IconAlertTriangle, IconCalendarOff, IconMail, IconPencil, IconPrinter } from '@tabler/icons-react';
import { examPartLabels, occasionWarningLabels } from '../../../../../domain/labels/exam';
import { waitingText } from '../../../lib/waiting-mails';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { Dialog } from '../../../ui/overlays/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Message } from '../../../ui/feedback/message';
import { Table } from '../../../ui/table';
import { AddToOccasion } from './add-to-occasion';
import { bookingColumns, type Booking } from './booking-columns';
import { dayInWords } from '../grid/calendar-days';
import { bookedOf, callable, coursesOf, pupils, timeOf, uncalled, type Occasion } from '../calendar-texts';
import type { CalendarActions } from '../use-calendar-actions';
import type { UndatedExam } from '../tray/undated-groups';
import { Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

export interface OccasionDialogProps {
  occasion: Occasion;
  undated: readonly UndatedExam[];
  actions: CalendarActions;
  onMove: (booking: Booking) => void;
  onNextPart: (booking: Booking) => void;
  onEdit: () => void;
  onCancelOccasion: () => void;
  onSummon: () => void;
  onPrintSummons: () => void;
  onClose: () => void;
}

/** An occasion with everyone on it: attendance, identity, material, payment and result in one list. */
export function OccasionDialog(props: OccasionDialogProps) {
  const { occasion, undated, actions, onMove, onNextPart, onClose } = props;
  const { viewerMay: may, bookings } = occasion;
  const details = occasion.startsAt !== null;
  return (
    <Dialog opened size="lg" title={coursesOf(occasion)} onClose={onClose}>
      <div className="stack calendar-occasion">
        <Row as="p" align="stretch" nowrap className="calendar-occasion-when">
          {dayInWords(occasion.heldOn)}
          {timeOf(occasion) && `, ${timeOf(occasion)}`}
          {occasion.isCancelled && <Badge tone="danger">Inställd</Badge>}
        </Row>
        {occasion.isCancelled && <Cancelled occasion={occasion} actions={actions} />}
        {occasion.warnings.length > 0 && <Warnings warnings={occasion.warnings} />}
        {details && <OccasionFacts occasion={occasion} />}
        {(may.edit || may.cancel) && <Steps {...props} />}
        <h3>{details ? bookedOf(occasion) : pupils(bookings.length)}</h3>
        {bookings.length === 0 ? (
          <EmptyState text="Ingen är bokad på tillfället ännu." />
        ) : (
          <Table
            caption={`Bokade på ${coursesOf(occasion)}`}
            columns={bookingColumns({ occasion, actions, details, onMove, onNextPart })}
            rows={bookings}
            rowKey={({ exam }) => exam.id}
            density="compact"
          />
        )}
        {may.book && <AddToOccasion occasion={occasion} undated={undated} book={actions.book} />}
      </div>
    </Dialog>
  );
}

function Cancelled({ occasion, actions }: Pick<OccasionDialogProps, 'occasion' | 'actions'>) {
  const { restore, sendMails } = actions;
  return (
    <Message tone="warning" live={false}>
      Inställd{occasion.cancelledReason && `: ${occasion.cancelledReason}`}. De som var bokade väntar på en ny
      dag.
      {occasion.viewerMay.restore && (
        <>
          {' '}
          <Button size="sm" onClick={() => void restore(occasion)}>
            Ångra inställningen
          </Button>
        </>
      )}
      {occasion.viewerMay.restore && occasion.waitingMails > 0 && (
        <p>
          {waitingText(occasion.waitingMails)}{' '}
          <Button size="sm" onClick={() => void sendMails(occasion)}>
            Skicka nu
          </Button>
        </p>
      )}
    </Message>
  );
}

function Warnings({ warnings }: Pick<Occasion, 'warnings'>) {
  return (
    <Row as="ul" gap="1 4" align="stretch" className="calendar-warnings" aria-label="Att se över">
      {warnings.map((warning) => (
        <li key={warning}>
          <Badge tone="warn" icon={sign(IconAlertTriangle, 14, 2)}>
            {occasionWarningLabels[warning]}
          </Badge>
        </li>
      ))}
    </Row>
  );
}

/** What leads on from an occasion. */
function Steps({ occasion, onSummon, onPrintSummons, onEdit, onCancelOccasion }: OccasionDialogProps) {
  const { viewerMay: may } = occasion;
  const pending = uncalled(occasion).length;
  return (
    <div className="row no-print">
      {callable(occasion).length > 0 && (
        <Button icon={IconMail} onClick={onSummon}>
          {pending > 0 ? `Skicka kallelse (${pending})` : 'Skicka kallelse igen'}
        </Button>
      )}
      {callable(occasion).length > 0 && (
        <Button icon={IconPrinter} onClick={onPrintSummons}>
          Skriv ut kallelser
        </Button>
      )}
      {may.edit && (
        <Button icon={IconPencil} onClick={onEdit}>
          Ändra
        </Button>
      )}
      {may.cancel && (
        <Button variant="quiet" icon={IconCalendarOff} onClick={onCancelOccasion}>
          Ställ in
        </Button>
      )}
    </div>
  );
}

function OccasionFacts({ occasion }: { occasion: Occasion }) {
  const { room, part, invigilator, teacherName, registrationOpensOn, registrationClosesOn, note } = occasion;
  const window = [registrationOpensOn, registrationClosesOn].some(Boolean)
    ? `${registrationOpensOn ?? '…'} till ${registrationClosesOn ?? '…'}`
    : null;
  const items = [
    { term: 'Sal', value: room ?? null },
    { term: 'Del', value: part ? examPartLabels[part] : null },
    { term: 'Vakt', value: invigilator ?? null },
    { term: 'Ansvarig lärare', value: teacherName ?? null },
    ...(window ? [{ term: 'Anmälan', value: window }] : []),
    ...(note ? [{ term: 'Anteckning', value: note }] : []),
  ];
  return <DescriptionList items={items} />;
}
