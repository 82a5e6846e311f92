import { swedishDay } from '../../../../domain/dates.js';
import { studyPlanStateLabels } from '../../../../domain/labels/study-plan.js';
import { counted } from '../../../../domain/numbers.js';
import type { PlanCheck } from '../../../../domain/study-plans/plan-facts.js';
import { checkSummary, itemStateText, validationExtent } from '../../../../domain/study-plans/plan-texts.js';
import { termsInOrder, termText } from '../../../../domain/study-plans/terms.js';
import type { SheetBlock, SheetFact } from '../../../platform/graphql/generated.js';
import type { PlanContent } from '../../study-plans/plan-facts.queries.js';
import { labelsOf } from '../document-labels.mapper.js';
import { block, period, type Draft, type SheetMaker } from './draft.document.js';
import { authorityOn, unitFacts } from './facts/authority.queries.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { readSheetPlan, type SheetPlan } from './facts/study-plan.queries.js';

const labels = labelsOf('SV');
const NO_PLAN = { path: 'subjectId', message: 'Eleven har ingen studieplan.' };
const SWEDISH_ONLY = { path: 'language', message: 'Studieplanen skrivs ut på svenska.' };

/** Studieplan: goal, extent, pace, agreement, terms, sums against the goal, what is missing, validations. */
export const studyPlanSheet: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const authority = authorityOn(holder, wish, school);
  const found = await readSheetPlan(db, holder.id);
  const draft: Draft = { ...aboutHolder(holder, authority), signed: false, blocks: [] };
  if (!found) return { ...draft, problem: NO_PLAN };
  if (wish.language !== 'SV') return { ...draft, problem: SWEDISH_ONLY };
  const { plan, check, validations } = found;
  return {
    ...draft,
    blocks: [
      block({ facts: [...factsOf(holder, wish), ...unitFacts(authority.name, school, wish)] }),
      block({ heading: 'Mål', facts: goalFacts(plan) }),
      ...termBlocks(plan),
      sumsBlock(check),
      block({ heading: 'Vad saknas', paragraphs: missingTexts(check) }),
      ...(validations.length > 0 ? [validationsBlock(validations)] : []),
      ...signatureBlocks(plan),
    ],
  };
};

/** Goal, extent, pace, state, and who has agreed when. */
function goalFacts(plan: PlanContent): SheetFact[] {
  const extent = (label: string, points: number | null) =>
    points === null ? [] : [{ label, value: counted(points, 'poäng', 'poäng') }];
  const day = (at: string | null) => (at === null ? 'Inte än' : swedishDay(new Date(at)));
  return [
    { label: 'Mål', value: plan.goalText ?? '' },
    ...extent('Grundläggande nivå', plan.basicPoints),
    ...extent('Gymnasial nivå', plan.upperSecondaryPoints),
    { label: 'Tid', value: period(plan.startDate, plan.plannedEndDate) },
    { label: 'Studietakt', value: `${plan.pacePercent} %` },
    { label: labels.status, value: studyPlanStateLabels[plan.state!] },
    {
      label: 'Godkänd av skolan',
      value: [day(plan.agreedAt), plan.agreedByName].filter(Boolean).join(', '),
    },
    { label: 'Godkänd av eleven', value: day(plan.studentAgreedAt) },
  ];
}

/** A table for each term, with its points in the heading; courses without a term come last. */
function termBlocks({ items }: PlanContent): SheetBlock[] {
  if (items.length === 0)
    return [block({ heading: labels.courses, paragraphs: ['Planen har inga kurser.'] })];
  const terms = termsInOrder(items.flatMap(({ term }) => term ?? []));
  const columns: (string | null)[] = [...terms, ...(items.some(({ term }) => term === null) ? [null] : [])];
  return columns.map((column) => {
    const ofTerm = items.filter(({ term }) => term === column);
    const points = ofTerm.reduce((sum, { course }) => sum + (course.points ?? 0), 0);
    const name = column === null ? 'Utan termin' : termText(column);
    return block({
      heading: `${name}: ${counted(points, 'poäng', 'poäng')}`,
      table: {
        caption: `Kurser, ${name}`,
        columns: [
          { header: labels.course, share: 3, numeric: false },
          { header: labels.courseCode, share: 1.6, numeric: false },
          { header: labels.points, share: 1, numeric: true },
          { header: labels.status, share: 2, numeric: false },
        ],
        rows: ofTerm.map((item) => [
          item.course.name,
          item.course.code,
          item.course.points === null ? '' : String(item.course.points),
          stateText(item),
        ]),
      },
    });
  });
}

/** 'Planerad, 50 poäng validerade' */
function stateText(item: PlanContent['items'][number]): string {
  const { validatedPoints, source, isInterrupted } = item;
  const isPart = validatedPoints !== null && validatedPoints > 0 && source !== 'VALIDATED';
  return [
    itemStateText(item),
    ...(isPart ? [`${counted(validatedPoints, 'poäng', 'poäng')} validerade`] : []),
    ...(isInterrupted ? ['avbruten'] : []),
  ].join(', ');
}

/** Each requirement in points, or in courses for sfi. */
function sumsBlock({ requirements }: PlanCheck): SheetBlock {
  const number = (value: number, unit: string) => `${value}${unit === 'POINTS' ? ' p' : ''}`;
  return block({
    heading: 'Summor mot målet',
    table: {
      caption: 'Summor mot målet',
      columns: [
        { header: 'Krav', share: 3, numeric: false },
        { header: 'Behövs', share: 1.1, numeric: true },
        { header: 'Klart', share: 1.1, numeric: true },
        { header: 'I planen', share: 1.1, numeric: true },
        { header: 'Saknas', share: 1.1, numeric: true },
      ],
      rows: requirements.map(({ title, unit, needed, has, planned, missing }) => [
        title,
        ...[needed, has, planned, missing].map((value) => number(value, unit)),
      ]),
    },
  });
}

function missingTexts(check: PlanCheck): string[] {
  const missing = check.requirements.filter((one) => one.missing > 0);
  return [
    checkSummary(check),
    ...missing.map(({ title, text }) => `•  ${title}: ${text}`),
    ...check.warnings.map((warning) => `•  ${warning}`),
  ];
}

function validationsBlock(validations: SheetPlan['validations']): SheetBlock {
  return block({
    heading: 'Validering',
    table: {
      caption: 'Validerade kurser',
      columns: [
        { header: labels.course, share: 3, numeric: false },
        { header: labels.courseCode, share: 1.6, numeric: false },
        { header: 'Omfattning', share: 1.7, numeric: false },
        { header: 'Beslutad', share: 1.3, numeric: false },
        { header: 'Av', share: 1.7, numeric: false },
      ],
      rows: validations.map((validation) => [
        validation.course.name,
        validation.course.code,
        validationExtent(validation),
        validation.decidedOn,
        validation.decidedByName,
      ]),
    },
  });
}

/** Lines for those who have not agreed on screen. */
function signatureBlocks({ agreedAt, studentAgreedAt }: PlanContent): SheetBlock[] {
  const signatures = [
    ...(agreedAt === null ? ['För skolan: datum och namn'] : []),
    ...(studentAgreedAt === null ? ['Eleven: datum och namn'] : []),
  ];
  return signatures.length > 0 ? [block({ signatures })] : [];
}
