import { authorityOn } from './facts/authority.queries.js';
import { entryOf } from './apl-certificate.document.js';
import { block, period, type SheetMaker, type Wish } from './draft.document.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { readPlacements, type SheetPlacement } from './facts/placements.queries.js';
import { AGREEMENT_PARTIES } from '../../../../domain/placements/agreement.js';
import { agreedHours, agreementTexts } from '../../../../domain/placements/agreement-text.js';
import { weekdaysText } from '../../../../domain/placements/weekdays.js';
import type { SheetBlock } from '../../../platform/graphql/generated.js';
import type { Read } from '../../../platform/database/rows.js';

type Fact = SheetBlock['facts'][number];
type Text = (typeof TEXT)[Wish['language']];

const ONE_PLACEMENT = { path: 'entryIds', message: 'Välj en placering i taget.' };

const TEXT = {
  SV: {
    student: 'Eleven',
    place: 'Arbetsplatsen',
    places: [
      'Företag eller organisation',
      'Organisationsnummer',
      'Adress',
      'Kontaktperson',
      'Handledare',
      'Telefon och e-post',
    ],
    time: 'Tid och innehåll',
    period: 'Period',
    hours: 'Arbetstid',
    weekdays: 'Dagar',
    courses: 'Kurser',
    tasks: 'Uppgifter och mål',
    contact: 'Skolans kontaktperson',
    parties: { SCHOOL: 'För skolan', WORKPLACE: 'För arbetsplatsen', STUDENT: 'Eleven' },
    dateAndName: 'datum och namn',
    signed: 'Underskrifter',
    onPaper: (version: number) => `Version ${version} är påskriven på papper av alla parter`,
    onScreen: (version: number) => `Påskrivet på skärm, version ${version}`,
  },
  EN: {
    student: 'The student',
    place: 'The workplace',
    places: [
      'Company or organisation',
      'Registration number',
      'Address',
      'Contact person',
      'Supervisor',
      'Phone and e-mail',
    ],
    time: 'Time and content',
    period: 'Period',
    hours: 'Working hours',
    weekdays: 'Days',
    courses: 'Courses',
    tasks: 'Tasks and goals',
    contact: 'Contact person at the school',
    parties: { SCHOOL: 'For the school', WORKPLACE: 'For the workplace', STUDENT: 'The student' },
    dateAndName: 'date and name',
    signed: 'Signatures',
    onPaper: (version: number) => `All parties have signed version ${version} on paper`,
    onScreen: (version: number) => `Signed on screen, version ${version}`,
  },
};

/**
 * APL-överenskommelse between school, workplace and student; unknown values are filled in by hand. An agreement that was
 * sent or signed reads as its version does; contacts are the present ones.
 */
export const aplAgreement: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const text = TEXT[wish.language];
  const authority = authorityOn(holder, wish, school);
  const placements = await readPlacements(db, holder.id, { from: wish.from, to: wish.to, ids: null });
  const chosen = placementOf(placements, wish);
  const placement = chosen && { ...chosen, ...chosen.agreement, id: chosen.id };
  const general = (chosen?.agreement?.text ?? agreementTexts)[wish.language];
  const [teacher] = await db.query<Read<'app_user', 'name'>>(
    `SELECT u.name FROM student s JOIN teacher t ON t.id = s.teacher_id JOIN app_user u ON u.id = t.user_id
     WHERE s.id = $1`,
    [holder.id],
  );
  return {
    ...aboutHolder(holder, authority),
    entries: placements.map((one) => entryOf(one, one === chosen)),
    problem: wish.entryIds && wish.entryIds.length > 1 ? ONE_PLACEMENT : null,
    signed: false,
    blocks: [
      block({ paragraphs: [general.intro] }),
      block({
        heading: text.student,
        facts: [
          ...factsOf(holder, wish),
          ...(holder.education
            ? [{ label: wish.language === 'EN' ? 'Education' : 'Utbildning', value: holder.education }]
            : []),
        ],
      }),
      block({ heading: text.place, facts: workplaceFacts(placement, text) }),
      block({
        heading: text.time,
        facts: timeFacts(placement, wish, placement?.teacher ?? teacher?.name ?? null),
      }),
      block({
        heading: general.heading,
        paragraphs: general.terms.map((term) => `•  ${term}`),
      }),
      ...signaturesOf(chosen, text),
    ],
  };
};

/** Workplace and supervisor; without a placement they are filled in by hand. */
function workplaceFacts(placement: SheetPlacement | undefined, text: Text): Fact[] {
  const values = placement && [
    placement.workplace,
    placement.organisationNumber,
    placement.address,
    placement.contact,
    placement.supervisor,
    placement.supervisorContact,
  ];
  return text.places.map((label, place) => ({ label, value: values?.[place] ?? null }));
}

/** Period, hours, days, courses, goals and the contact person at the school. */
function timeFacts(placement: SheetPlacement | undefined, wish: Wish, contact: string | null): Fact[] {
  const text = TEXT[wish.language];
  const dates = placement ? period(placement.startDate, placement.endDate) : period(wish.from, wish.to);
  const hours = placement && agreedHours[wish.language](placement.hoursPerWeek, placement.plannedHours);
  return [
    { label: text.period, value: dates || null },
    { label: text.hours, value: hours ?? null },
    { label: text.weekdays, value: placement ? weekdaysText(placement.weekdays, wish.language) : null },
    { label: text.courses, value: placement?.courses ?? null },
    { label: text.tasks, value: placement?.goals ?? null },
    { label: text.contact, value: contact },
  ];
}

/**
 * The chosen placement; by default the first of the period, or without a period the first that has not ended. Undefined
 * leaves its facts to be filled in by hand.
 */
function placementOf(
  placements: readonly SheetPlacement[],
  { entryIds, from, to }: Wish,
): SheetPlacement | undefined {
  if (entryIds !== null) return placements.find(({ id }) => entryIds.includes(id));
  return from === null && to === null ? placements.find(({ isOpen }) => isOpen) : placements[0];
}

/** Who has signed on screen, and lines for those who have not; neither when a signed paper is attached. */
function signaturesOf(placement: SheetPlacement | undefined, text: Text): SheetBlock[] {
  const agreement = placement?.agreement;
  if (agreement?.isOnPaper)
    return [block({ facts: [{ label: text.signed, value: text.onPaper(agreement.version) }] })];
  const signed = AGREEMENT_PARTIES.flatMap((party) => {
    const signature = agreement?.signatures.find((one) => one.party === party);
    return signature ?? [];
  });
  const missing = AGREEMENT_PARTIES.filter((party) => !signed.some((one) => one.party === party));
  return [
    ...(agreement && signed.length > 0
      ? [
          block({
            heading: text.onScreen(agreement.version),
            facts: signed.map(({ party, name, signedOn }) => ({
              label: text.parties[party],
              value: `${name}, ${signedOn}`,
            })),
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [block({ signatures: missing.map((party) => `${text.parties[party]}: ${text.dateAndName}`) })]
      : []),
  ];
}
