import { studyPlanStateLabels } from '../../../../../domain/labels/study-plan';
import { counted } from '../../../../../domain/numbers';
import { itemStateText } from '../../../../../domain/study-plans/plan-texts';
import { termText } from '../../../../../domain/study-plans/terms';
import type { StudyPlanRecordFragment } from '../study-plans.generated';

type Plan = StudyPlanRecordFragment;
type Item = Plan['items'][number];

const points = (value: number | null): string =>
  value === null ? 'ej angivet' : counted(value, 'poäng', 'poäng');

const FACTS: readonly [label: string, textOf: (plan: Plan) => string | null][] = [
  ['Mål', ({ goalText }) => goalText],
  ['Start', ({ startDate }) => startDate],
  ['Planerat slut', ({ plannedEndDate }) => plannedEndDate],
  ['Studietakt', ({ pacePercent }) => `${pacePercent} %`],
  ['Grundläggande nivå', ({ basicPoints }) => points(basicPoints)],
  ['Gymnasial nivå', ({ upperSecondaryPoints }) => points(upperSecondaryPoints)],
  ['Läge', ({ state }) => state && studyPlanStateLabels[state].toLocaleLowerCase('sv')],
  ['Godkänd av skolan', ({ agreedAt }) => (agreedAt ? 'ja' : 'nej')],
  ['Godkänd av eleven', ({ studentAgreedAt }) => (studentAgreedAt ? 'ja' : 'nej')],
];

const termName = (term: string | null): string => (term ? termText(term) : 'utan termin');
const stateOf = (item: Item): string =>
  item.isInterrupted
    ? 'avbruten'
    : itemStateText(item).replace(/^./, (letter) => letter.toLocaleLowerCase('sv'));

/** Differences between two versions of a plan, in words. */
export function changesOf(before: Plan, after: Plan): string[] {
  const old = new Map(before.items.map((item) => [item.course.id, item]));
  const now = new Set(after.items.map(({ course }) => course.id));
  return [
    ...FACTS.flatMap(([label, textOf]) => {
      const [was, is] = [textOf(before), textOf(after)];
      return was === is ? [] : [`${label}: ${was} → ${is}`];
    }),
    ...after.items.flatMap((item) => {
      const was = old.get(item.course.id);
      return was ? changesOfItem(was, item) : [`Tillagd: ${item.course.name}, ${termName(item.term)}`];
    }),
    ...before.items
      .filter(({ course }) => !now.has(course.id))
      .map(({ course }) => `Borttagen: ${course.name}`),
  ];
}

function changesOfItem(was: Item, is: Item): string[] {
  const { name } = is.course;
  const [before, after] = [stateOf(was), stateOf(is)];
  return [
    ...(was.term === is.term ? [] : [`Flyttad: ${name}, ${termName(was.term)} → ${termName(is.term)}`]),
    ...(before === after ? [] : [`${name}: ${before} → ${after}`]),
  ];
}
