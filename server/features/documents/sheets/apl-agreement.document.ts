import { authorityOn } from './facts/authority.queries.js';
import { block, period, type SheetMaker } from './draft.document.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import type { Read } from '../../../platform/database/rows.js';

const TEXT = {
  SV: {
    intro:
      'Överenskommelsen gäller arbetsplatsförlagt lärande (APL): en del av utbildningen som genomförs på en arbetsplats under handledning. Skolan ansvarar för APL och sätter betygen.',
    student: 'Eleven',
    place: 'Arbetsplatsen',
    places: [
      'Företag eller organisation',
      'Organisationsnummer',
      'Adress',
      'Handledare',
      'Telefon och e-post',
    ],
    time: 'Tid och innehåll',
    period: 'Period',
    hours: 'Arbetstid per dag',
    tasks: 'Uppgifter och mål',
    contact: 'Skolans kontaktperson',
    terms: 'Parterna är överens om att',
    term: [
      '•  arbetsplatsen ger eleven handledning, en säker arbetsmiljö och uppgifter som hör till utbildningens mål,',
      '•  eleven följer arbetsplatsens regler och tystnadsplikt och anmäler frånvaro till både arbetsplatsen och skolan,',
      '•  skolan följer upp APL, har kontakt med handledaren och svarar för elevens försäkring under APL.',
    ],
    parties: ['För skolan: datum och namn', 'För arbetsplatsen: datum och namn', 'Eleven: datum och namn'],
  },
  EN: {
    intro:
      'This agreement concerns workplace-based learning (APL): a part of the education that takes place at work under supervision. The school is responsible for it and sets the grades.',
    student: 'The student',
    place: 'The workplace',
    places: ['Company or organisation', 'Registration number', 'Address', 'Supervisor', 'Phone and e-mail'],
    time: 'Time and content',
    period: 'Period',
    hours: 'Working hours a day',
    tasks: 'Tasks and goals',
    contact: 'Contact person at the school',
    terms: 'The parties agree that',
    term: [
      '•  the workplace gives the student supervision, a safe working environment and tasks that belong to the goals of the education,',
      '•  the student follows the rules and the confidentiality of the workplace and reports absence to both workplace and school,',
      '•  the school follows up, keeps in contact with the supervisor and insures the student during the placement.',
    ],
    parties: [
      'For the school: date and name',
      'For the workplace: date and name',
      'The student: date and name',
    ],
  },
};

/** APL-överenskommelse between school, workplace and student; unknown values are filled in by hand. */
export const aplAgreement: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const text = TEXT[wish.language];
  const authority = authorityOn(holder, wish, school);
  const blank = (label: string) => ({ label, value: null });
  const [teacher] = await db.query<Read<'app_user', 'name'>>(
    `SELECT u.name FROM student s JOIN teacher t ON t.id = s.teacher_id JOIN app_user u ON u.id = t.user_id
     WHERE s.id = $1`,
    [holder.id],
  );
  return {
    ...aboutHolder(holder, authority),
    signed: false,
    blocks: [
      block({ paragraphs: [text.intro] }),
      block({
        heading: text.student,
        facts: [
          ...factsOf(holder, wish),
          ...(holder.education
            ? [{ label: wish.language === 'EN' ? 'Education' : 'Utbildning', value: holder.education }]
            : []),
        ],
      }),
      block({ heading: text.place, facts: text.places.map(blank) }),
      block({
        heading: text.time,
        facts: [
          { label: text.period, value: period(wish.from, wish.to) || null },
          ...[blank(text.hours), blank(text.tasks)],
          { label: text.contact, value: teacher?.name ?? null },
        ],
      }),
      block({ heading: text.terms, paragraphs: [...text.term] }),
      block({ signatures: [...text.parties] }),
    ],
  };
};
