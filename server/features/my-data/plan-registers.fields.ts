import {
  agreementPartyLabels,
  assessmentLevelLabels,
  incidentKindLabels,
  placementAbsenceLabels,
  placementStateLabels,
  talkKindLabels,
} from '../../../domain/labels/placement.js';
import {
  studyPlanGoalLabels,
  studyPlanItemLabels,
  studyPlanStateLabels,
  validationScopeLabels,
} from '../../../domain/labels/study-plan.js';
import { mappingLabels } from '../../../domain/study-plans/mapping.js';
import { column, YES_OR_NO, type Register } from './register.fields.js';

/** The study plan with mapping and validations, and the work placements. */
export const PLAN_REGISTERS: readonly Register[] = [
  {
    name: 'studyPlan',
    title: 'Studieplan',
    tables: ['study_plan'],
    columns: [
      column('goal', 'Mål', 'p.goal', studyPlanGoalLabels),
      column('aim', 'Utbildning', 'coalesce(pr.name, pk.name, p.sfi_path || p.sfi_course)'),
      column('basicPoints', 'Poäng på grundläggande nivå', 'p.basic_points'),
      column('upperSecondaryPoints', 'Poäng på gymnasial nivå', 'p.upper_secondary_points'),
      column('startDate', 'Från', 'p.start_date'),
      column('plannedEndDate', 'Planerat slut', 'p.planned_end_date'),
      column('pacePercent', 'Studietakt i procent', 'p.pace_percent'),
      column('state', 'Status', 'p.state', studyPlanStateLabels),
      column('agreedAt', 'Godkänd av skolan', 'iso(p.agreed_at)'),
      column('agreedByName', 'Godkänd av', 'p.agreed_by_name'),
      column('studentAgreedAt', 'Godkänd av dig', 'iso(p.student_agreed_at)'),
      column('updatedAt', 'Ändrad', 'iso(p.updated_at)'),
    ],
    from: `study_plan p LEFT JOIN program pr ON pr.id = p.program_id
      LEFT JOIN course_package pk ON pk.id = p.package_id WHERE p.student_id = $1`,
  },
  {
    name: 'studyMapping',
    title: 'Kartläggning',
    tables: ['study_mapping'],
    columns: [
      column('background', mappingLabels.background, 'm.background'),
      column('earlierStudies', mappingLabels.earlierStudies, 'm.earlier_studies'),
      column('supportNeeds', mappingLabels.supportNeeds, 'm.support_needs'),
      column('languages', mappingLabels.languages, 'm.languages'),
      column('updatedAt', 'Ändrad', 'iso(m.updated_at)'),
      column('updatedByName', 'Ändrad av', 'm.updated_by_name'),
    ],
    from: 'study_mapping m WHERE m.student_id = $1',
  },
  {
    name: 'studyValidations',
    title: 'Valideringar',
    tables: ['study_validation'],
    columns: [
      column('code', 'Kurskod', 'c.code'),
      column('course', 'Kurs', 'c.name'),
      column('scope', 'Omfattning', 'v.scope', validationScopeLabels),
      column('points', 'Poäng', 'v.points'),
      column('basis', 'Underlag', 'v.basis'),
      column('decidedOn', 'Beslutad', 'v.decided_on'),
      column('decidedByName', 'Beslutad av', 'v.decided_by_name'),
    ],
    from: `study_validation v JOIN course c ON c.id = v.course_id WHERE v.student_id = $1 ORDER BY c.name, v.id`,
  },
  {
    name: 'studyPlanCourses',
    title: 'Kurser i studieplanen',
    tables: ['study_plan_item'],
    columns: [
      column('code', 'Kurskod', 'c.code'),
      column('course', 'Kurs', 'c.name'),
      column('term', 'Termin', 'i.term'),
      column('source', 'Planerad eller önskad', 'i.source', studyPlanItemLabels),
      column('note', 'Anteckning', 'i.note'),
    ],
    from: `study_plan_item i JOIN study_plan p ON p.id = i.plan_id JOIN course c ON c.id = i.course_id
      WHERE p.student_id = $1 ORDER BY c.name, i.id`,
  },
  {
    name: 'studyPlanRevisions',
    title: 'Ändringar av studieplanen',
    tables: ['study_plan_revision'],
    columns: [
      column('revisedAt', 'När', 'iso(r.revised_at)'),
      column('revisedBy', 'Av', 'r.revised_by_name'),
      column('reason', 'Ändring', 'r.reason'),
    ],
    from: `study_plan_revision r JOIN study_plan p ON p.id = r.plan_id WHERE p.student_id = $1
      ORDER BY r.revised_at DESC, r.id DESC`,
  },
  {
    name: 'placements',
    title: 'APL-placeringar',
    tables: ['placement', 'workplace', 'supervisor'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('supervisor', 'Handledare', 'v.name'),
      column('startDate', 'Från', 'p.start_date'),
      column('endDate', 'Till', 'p.end_date'),
      column('plannedHours', 'Timmar', 'p.planned_hours'),
      column('weekdays', 'Veckodagar', "array_to_string(p.weekdays, ', ')"),
      column('state', 'Status', 'p.state', placementStateLabels),
      column('stateReason', 'Skäl till avbrott', 'p.state_reason'),
      column('agreedOn', 'Avtal klart', 'p.agreed_on'),
      column('waivedReason', 'Skäl till start utan avtal', 'p.waived_reason'),
    ],
    from: `placement p JOIN workplace w ON w.id = p.workplace_id LEFT JOIN supervisor v ON v.id = p.supervisor_id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, p.id DESC`,
  },
  {
    name: 'placementAgreements',
    title: 'APL-avtal och underskrifter',
    tables: ['placement_agreement', 'placement_signature', 'placement_link'],
    columns: [
      column('workplace', 'Arbetsplats', 'a.workplace'),
      column('version', 'Version', 'a.version'),
      column('startDate', 'Från', 'a.start_date'),
      column('endDate', 'Till', 'a.end_date'),
      column('plannedHours', 'Timmar', 'a.planned_hours'),
      column('weekdays', 'Veckodagar', "array_to_string(a.weekdays, ', ')"),
      column('courses', 'Kurser', "replace(a.courses, chr(10), ', ')"),
      column('goals', 'Mål', "replace(a.goals, chr(10), '; ')"),
      column('sentAt', 'Skickat', 'iso(a.sent_at)'),
      column('party', 'Påskrivet av', 'g.party', agreementPartyLabels),
      column('name', 'Namn', 'g.name'),
      column('signedAt', 'När', 'iso(g.signed_at)'),
      column('address', 'Från din adress', "CASE WHEN g.party = 'STUDENT' THEN g.address END"),
      column('attachedAt', 'Påskrivet papper bifogat', 'iso(a.attached_at)'),
      column('endedAt', 'Ersatt eller tillbakadraget', 'iso(a.ended_at)'),
      column('linkSentAt', 'Länk skickad till handledaren', 'iso(l.created_at)'),
    ],
    from: `placement p JOIN placement_agreement a ON a.placement_id = p.id
      LEFT JOIN placement_signature g ON g.placement_id = a.placement_id AND g.version = a.version
      LEFT JOIN placement_link l ON l.placement_id = p.id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, a.version DESC, g.signed_at`,
  },
  {
    name: 'placementWeeks',
    title: 'APL-timmar',
    tables: ['placement_week', 'placement_day'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('day', 'Dag', 'd.day'),
      column('minutes', 'Minuter', 'd.minutes'),
      column('absence', 'Frånvaro', 'd.absence', placementAbsenceLabels),
      column('byWorkplace', 'Anmäld av arbetsplatsen', 'd.by_workplace', YES_OR_NO),
      column('reportedBy', 'Rapporterad av', 'k.reported_by_name'),
      column('reportedAt', 'Rapporterad', 'iso(k.reported_at)'),
      column('confirmedBy', 'Bekräftad av', 'k.confirmed_by_name'),
      column('confirmedAt', 'Bekräftad', 'iso(k.confirmed_at)'),
    ],
    from: `placement p JOIN workplace w ON w.id = p.workplace_id JOIN placement_week k ON k.placement_id = p.id
      JOIN placement_day d ON d.placement_id = k.placement_id AND d.monday = k.monday
      WHERE p.student_id = $1 ORDER BY d.day DESC, p.id`,
  },
  {
    name: 'placementTalks',
    title: 'Trepartssamtal om APL',
    tables: ['placement_talk'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('kind', 'Samtal', 'k.kind', talkKindLabels),
      column('plannedOn', 'Planerat', 'k.planned_on'),
      column('heldOn', 'Genomfört', 'k.held_on'),
      column('note', 'Anteckning', 'k.note'),
    ],
    from: `placement_talk k JOIN placement p ON p.id = k.placement_id JOIN workplace w ON w.id = p.workplace_id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, p.id, k.kind DESC`,
  },
  {
    name: 'placementGoals',
    title: 'Mål och omdömen om APL',
    tables: ['placement_goal', 'placement_course', 'placement_assessment'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('course', 'Kurs', 'c.name'),
      column('goal', 'Mål', 'g.text'),
      column('level', 'Omdöme om målet', 'g.level', assessmentLevelLabels),
      column('comment', 'Kommentar till målet', 'g.comment'),
      column('text', 'Omdöme', 'a.text'),
      column('assessedBy', 'Lämnat av', 'a.assessed_by_name'),
      column('assessedAt', 'Lämnat', 'iso(a.assessed_at)'),
      column('seenAt', 'Läst av skolan', 'iso(a.seen_at)'),
      column('seenBy', 'Läst av', 'a.seen_by_name'),
    ],
    from: `placement p JOIN workplace w ON w.id = p.workplace_id
      LEFT JOIN placement_assessment a ON a.placement_id = p.id
      JOIN LATERAL (SELECT e.course_id FROM placement_course k JOIN enrollment e ON e.id = k.enrollment_id
          WHERE k.placement_id = p.id
        UNION SELECT o.course_id FROM placement_goal o WHERE o.placement_id = p.id
        UNION SELECT NULL WHERE a.placement_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM placement_course k WHERE k.placement_id = p.id)) of_course ON true
      LEFT JOIN course c ON c.id = of_course.course_id
      LEFT JOIN placement_goal g ON g.placement_id = p.id AND g.course_id = of_course.course_id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, p.id, c.name, g.position`,
  },
  {
    name: 'placementIncidents',
    title: 'Händelser under APL',
    tables: ['placement_incident'],
    columns: [
      column('createdAt', 'När', 'iso(i.created_at)'),
      column('kind', 'Vad', 'i.kind', incidentKindLabels),
      column('text', 'Text', 'i.text'),
    ],
    from: `placement_incident i JOIN placement p ON p.id = i.placement_id WHERE p.student_id = $1
      ORDER BY i.created_at DESC, i.id DESC`,
  },
];
