import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The Swedish text of every agreement made before its version stored it. */
const SWEDISH = {
  intro:
    'Överenskommelsen gäller arbetsplatsförlagt lärande (APL): en del av utbildningen som genomförs på en arbetsplats under handledning. Skolan ansvarar för APL och sätter betygen.',
  heading: 'Parterna är överens om att',
  terms: [
    'arbetsplatsen ger eleven handledning, en säker arbetsmiljö och uppgifter som hör till utbildningens mål,',
    'eleven följer arbetsplatsens regler och tystnadsplikt och anmäler frånvaro till både arbetsplatsen och skolan,',
    'skolan följer upp APL, har kontakt med handledaren och svarar för elevens försäkring under APL,',
    'skador som eleven råkar ut för eller orsakar under APL anmäls genast till skolan; skolans försäkring och skadeståndslagen avgör vem som ersätter dem,',
    'överenskommelsen upphör när perioden är slut, och dessförinnan om eleven avbryter utbildningen eller om skolan eller arbetsplatsen avslutar den efter samtal med eleven.',
  ],
};

/** The English text of the same. */
const ENGLISH = {
  intro:
    'This agreement concerns workplace-based learning (APL): a part of the education that takes place at work under supervision. The school is responsible for it and sets the grades.',
  heading: 'The parties agree that',
  terms: [
    'the workplace gives the student supervision, a safe working environment and tasks that belong to the goals of the education,',
    'the student follows the rules and the confidentiality of the workplace and reports absence to both workplace and school,',
    'the school follows up, keeps in contact with the supervisor and insures the student during the placement,',
    'injuries and damage that the student suffers or causes during the placement are reported to the school at once; the insurance of the school and the law on damages decide who pays for them,',
    'the agreement ends with the period, and earlier if the student leaves the education or if school or workplace end it after a talk with the student.',
  ],
};

/** Versions of agreements store all that they say. */
export class AgreementTexts1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE placement_agreement
         ADD id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
         ADD weekdays integer[] NOT NULL DEFAULT '{}',
         -- Names of the courses, one a line; null without any.
         ADD courses text,
         -- Texts of the goals, one a line; null without any.
         ADD goals text,
         -- The general text by language: intro, heading and terms.
         ADD text jsonb NOT NULL DEFAULT '{}'`,
    );
    await runner.query(
      `UPDATE placement_agreement a SET text = jsonb_build_object('SV', $1::jsonb, 'EN', $2::jsonb), weekdays = p.weekdays,
         courses = (SELECT string_agg(DISTINCT c.name, chr(10) ORDER BY c.name) FROM placement_course m
           JOIN enrollment e ON e.id = m.enrollment_id JOIN course c ON c.id = e.course_id
           WHERE m.placement_id = p.id),
         goals = (SELECT string_agg(g.text, chr(10) ORDER BY g.position) FROM placement_goal g
           WHERE g.placement_id = p.id)
       FROM placement p WHERE p.id = a.placement_id`,
      [JSON.stringify(SWEDISH), JSON.stringify(ENGLISH)],
    );
    await runner.query(
      `ALTER TABLE placement_agreement ALTER weekdays DROP DEFAULT, ALTER text DROP DEFAULT`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE placement_agreement DROP id, DROP weekdays, DROP courses, DROP goals, DROP text',
    );
  }
}
