import { jest } from '@jest/globals';
import { planOf } from './plan-file';

const id = '0199f3a0-1c2d-7a00-8000-000000000021';
const plan = {
  ...{ id, student: { id, displayName: 'Åsa Ödman' }, startDate: '2027-01-11' },
  content: [{ title: 'VT 2027', syllabuses: [{ syllabus: { id, displayName: 'PEDLÄR0 Lärande' } }] }],
};
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const fileOf = (content: unknown) => bytesOf(JSON.stringify(content));

describe('the file of a study plan', () => {
  it('is a plan by itself, in a list or in an answer of the standard', () => {
    for (const content of [plan, [plan], { data: [plan], pageToken: null }])
      expect(planOf(fileOf(content))).toEqual({ plan, skipped: [] });
  });

  it('holds the plan of one student', () => {
    expect(planOf(fileOf({ data: [plan, plan] }))).toBe(
      'Filen har 2 studieplaner. Välj en fil med en elevs studieplan.',
    );
  });

  it('is read without the fields that the standard lacks, which are named once', () => {
    const [part] = plan.content;
    const more = {
      ...{ ...plan, programme: { id }, constructor: 1 },
      content: [{ ...part, status: 'Klar', syllabuses: [{ ...part!.syllabuses[0], status: 'Klar' }] }],
    };
    expect(planOf(fileOf(more))).toEqual({ plan, skipped: ['programme', 'constructor', 'status'] });
  });

  it('is read in the encodings in which Swedish files are saved', () => {
    const bytes = Uint8Array.from(JSON.stringify(plan), (letter) => letter.charCodeAt(0));
    expect(planOf(bytes)).toEqual({ plan, skipped: [] });
    expect(planOf(bytesOf(`\ufeff${JSON.stringify(plan)}`))).toEqual({
      plan,
      skipped: [],
    });
  });

  it('is refused in a sentence if it is none', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const content of ['', '{"id":', '[]', '"plan"', '{"data":[]}', '\u0089PNG'])
      expect(planOf(bytesOf(content))).toBe(
        'Filen är ingen studieplan. Välj en JSON-fil enligt SS 12000 (StudyPlan).',
      );
  });
});
