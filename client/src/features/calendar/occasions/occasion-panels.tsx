import { useState } from 'react';
import type { ExamPart } from '../../../../../domain/generated';
import type { CalendarPeriodQuery } from '../calendar.generated';
import type { Booking } from './booking-columns';
import type { Plan } from './plan-dialog';
import type { CalendarActions } from '../use-calendar-actions';
import { onDemand } from '../../../ui/on-demand';

const OccasionDialog = onDemand(async () => (await import('./occasion-dialog')).OccasionDialog);
const EditOccasionDialog = onDemand(async () => (await import('./edit-occasion-dialog')).EditOccasionDialog);
const CancelOccasionDialog = onDemand(async () => (await import('./occasion-actions')).CancelOccasionDialog);
const MoveBookingDialog = onDemand(async () => (await import('./move-booking-dialog')).MoveBookingDialog);
const PrintSummonsDialog = onDemand(
  async () => (await import('../summons/print-summons-dialog')).PrintSummonsDialog,
);
const SummonsDialog = onDemand(async () => (await import('./occasion-actions')).SummonsDialog);

interface OccasionPanelsProps {
  calendar: CalendarPeriodQuery['calendar'];
  /** The occasion that the address names. */
  occasionId: string | null;
  actions: CalendarActions;
  /** A further part of an exam is to get a day. */
  onPlan: (plan: Plan) => void;
  onDone: () => void;
  onClose: () => void;
}

type Step = 'edit' | 'cancel' | 'summon' | 'print' | { move: Booking } | null;

/** The details of one occasion, and the steps that lead on from them; closing a step leads back. */
export function OccasionPanels({
  calendar,
  occasionId,
  actions,
  onPlan,
  onDone,
  onClose,
}: OccasionPanelsProps) {
  const [step, setStep] = useState<Step>(null);
  const occasion = calendar.occasions.find(({ id }) => id === occasionId);
  if (!occasion) return null;
  const shared = { occasion, onDone, onClose: () => setStep(null) };
  return (
    <>
      {step === null && (
        <OccasionDialog
          occasion={occasion}
          undated={calendar.undated}
          actions={actions}
          onMove={(booking) => setStep({ move: booking })}
          onNextPart={({ exam }) =>
            onPlan({ exams: [exam], day: null, time: null, part: nextPart(occasion.part) })
          }
          onEdit={() => setStep('edit')}
          onCancelOccasion={() => setStep('cancel')}
          onSummon={() => setStep('summon')}
          onPrintSummons={() => setStep('print')}
          onClose={onClose}
        />
      )}
      {step === 'edit' && <EditOccasionDialog {...shared} />}
      {step === 'cancel' && (
        <CancelOccasionDialog {...shared} restore={actions.restore} sendMails={actions.sendMails} />
      )}
      {step !== null && typeof step === 'object' && (
        <MoveBookingDialog
          exam={step.move.exam}
          from={occasion}
          move={actions.moveBooking}
          onClose={() => setStep(null)}
        />
      )}
      {step === 'print' && <PrintSummonsDialog {...{ occasion }} onClose={shared.onClose} />}
      {step === 'summon' && <SummonsDialog {...shared} />}
    </>
  );
}

/** What most often comes next: written, then oral (domain, D6). */
function nextPart(part: ExamPart | null | undefined): ExamPart {
  return part === 'WRITTEN' ? 'ORAL' : 'WRITTEN';
}
