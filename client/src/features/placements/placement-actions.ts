import type { PlacementState, TalkKind } from '../../../../domain/generated';
import { talkKindLabels } from '../../../../domain/labels/placement';
import { missingParties } from '../../../../domain/placements/agreement';
import { beginsWithoutAgreement, hasBegun, isOpen, statesAfter } from '../../../../domain/placements/state';
import { printLabels } from './documents/use-print-placement';
import type { PlacementRowFragment } from './placements.generated';

/** A step of a placement to another state. */
export interface PlacementStep {
  to: PlacementState;
  label: string;
  /** What the dialog asks for. */
  asks: 'DAY' | 'LAST_DAY' | 'LAST_DAY_AND_REASON' | 'REASON' | 'NOTHING';
  isWithoutAgreement?: boolean;
}

type SimpleKind =
  | 'SEND'
  | 'SIGN'
  | 'READ'
  | 'SEND_LINK'
  | 'REVOKE_LINK'
  | 'PRINT'
  | 'ATTACH'
  | 'SEE_ASSESSMENT'
  | 'ASSESS'
  | 'CERTIFICATE'
  | 'EDIT'
  | 'INCIDENT'
  | 'DELETE';

/** What the viewer can do with a placement. */
export type PlacementAction = { label: string; danger?: boolean } & (
  | { kind: 'STEP'; step: PlacementStep }
  | { kind: 'PLAN_TALK' | 'HOLD_TALK'; talk: TalkKind }
  | { kind: SimpleKind }
);

const usualSteps: Readonly<Record<PlacementState, Omit<PlacementStep, 'to'>>> = {
  PLANNED: { label: 'Avtalet gäller inte längre', asks: 'NOTHING' },
  AGREED: { label: 'Avtalet är påskrivet', asks: 'DAY' },
  ONGOING: { label: 'Starta', asks: 'NOTHING' },
  INTERRUPTED: { label: 'Avbryt placeringen', asks: 'LAST_DAY_AND_REASON' },
  DONE: { label: 'Genomförd', asks: 'NOTHING' },
};

/** All that the viewer can do, in groups: steps, agreement, talks, assessment, the placement itself. */
export function actionGroupsOf(placement: PlacementRowFragment, today: string): readonly PlacementAction[][] {
  const { state, viewerMay, agreement } = placement;
  const groups: PlacementAction[][] = viewerMay.change
    ? [
        stepsOf(placement, today).map((step) => ({
          ...{ kind: 'STEP', step, label: step.label },
          danger: step.to === 'INTERRUPTED',
        })),
        agreementActionsOf(placement),
        talkActionsOf(placement),
        assessmentActionsOf(placement),
        [
          ...(isOpen(state) ? [{ kind: 'EDIT', label: 'Redigera' } as const] : []),
          { kind: 'INCIDENT', label: 'Rapportera händelse' },
          ...(state === 'PLANNED' ? [{ kind: 'DELETE', label: 'Ta bort', danger: true } as const] : []),
        ],
      ]
    : [agreement ? [READ] : []];
  return groups.filter((group) => group.length > 0);
}

const READ = { kind: 'READ', label: 'Läs avtalet' } as const;

/** The steps of a placement that the viewer may take, the usual one first. */
function stepsOf(placement: PlacementRowFragment, today: string): readonly PlacementStep[] {
  return statesAfter(placement.state).flatMap((to): PlacementStep[] => {
    // A placement begins on its first day at the earliest.
    if (to === 'ONGOING' && placement.startDate > today) return [];
    if (to === 'DONE' && placement.endDate > today)
      return [{ ...{ to, label: usualSteps.DONE.label }, asks: 'LAST_DAY' }];
    if (!isOpen(placement.state)) return [{ to, label: 'Återuppta', asks: 'NOTHING' }];
    if (!beginsWithoutAgreement(placement, to)) return [{ to, ...usualSteps[to] }];
    return placement.viewerMay.waiveAgreement
      ? [{ to, label: 'Starta utan avtal', asks: 'REASON', isWithoutAgreement: true }]
      : [];
  });
}

function agreementActionsOf(placement: PlacementRowFragment): PlacementAction[] {
  const { agreement, agreedOn, state, supervisor, supervisorLink } = placement;
  const print: PlacementAction = { kind: 'PRINT', label: printLabels.APL_AGREEMENT };
  if (!isOpen(state)) return [...(agreement ? [READ] : []), print];
  const isSent = Boolean(agreement?.sentAt);
  const actions: readonly (PlacementAction & { isThere: boolean })[] = [
    { kind: 'SEND', label: 'Skicka avtal', isThere: agreedOn === null && !isSent },
    {
      ...{ kind: 'SIGN', label: 'Skriv under' },
      isThere: isSent && missingParties(agreement!).includes('SCHOOL'),
    },
    { ...READ, isThere: agreement !== null },
    {
      kind: 'SEND_LINK',
      label: supervisorLink ? 'Skicka ny länk till handledaren' : 'Skicka länk till handledaren',
      isThere: supervisor !== null && (state === 'ONGOING' || isSent),
    },
    { kind: 'REVOKE_LINK', label: 'Återkalla länken', isThere: Boolean(supervisorLink?.isLive) },
    { ...print, isThere: true },
    { kind: 'ATTACH', label: 'Bifoga påskrivet avtal', isThere: agreedOn === null },
  ];
  return actions.filter(({ isThere }) => isThere);
}

function talkActionsOf({ talks, state }: PlacementRowFragment): PlacementAction[] {
  return talks.flatMap(({ kind: talk, plannedOn, heldOn }): PlacementAction[] => {
    const name = talkKindLabels[talk];
    const lower = name.toLocaleLowerCase('sv');
    if (heldOn !== null) return [{ kind: 'HOLD_TALK', talk, label: `Redigera ${lower}` }];
    if (!isOpen(state) && plannedOn === null) return [];
    const label = plannedOn === null ? `Planera ${lower}` : `Ändra dag för ${lower}`;
    const plan: PlacementAction = { kind: 'PLAN_TALK', talk, label };
    return hasBegun(state) ? [plan, { kind: 'HOLD_TALK', talk, label: `${name} genomfört` }] : [plan];
  });
}

function assessmentActionsOf({ state, assessment }: PlacementRowFragment): PlacementAction[] {
  if (!hasBegun(state)) return [];
  const actions: PlacementAction[] = [];
  if (assessment && assessment.seenAt === null)
    actions.push({ kind: 'SEE_ASSESSMENT', label: 'Omdömet är läst' });
  // Nothing is asked for an interrupted placement.
  if (state !== 'INTERRUPTED' || assessment)
    actions.push({ kind: 'ASSESS', label: assessment ? 'Ändra omdöme' : 'Skriv in omdöme' });
  return [...actions, { kind: 'CERTIFICATE', label: printLabels.APL_CERTIFICATE }];
}
