import { GradeDesk, reasonOf } from '../support/grade-desk.js';

/** A specialisation's code does not identify the content, so the catalogue requires it (domain, D9). */
describe('grades of a specialisation', () => {
  let desk: GradeDesk;
  beforeAll(async () => {
    desk = await GradeDesk.open();
  });
  afterAll(() => desk.school.close());

  async function needsTitle(code: string, system = 'GY11'): Promise<boolean> {
    const courseId = await desk.grading.course({ code, system });
    const id = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    const { data, errors } = await desk.teacher.graphql(
      'query($input: GradeSheetInput!) { gradeSheet(input: $input) { needsTitle } }',
      { input: { kind: 'INSTANCE', id } },
    );
    expect(errors).toEqual([]);
    return data!['gradeSheet'].needsTitle;
  }

  it('is recognised by the S at the end of the code, and by nothing else', async () => {
    expect(await needsTitle('QVASPE01S')).toBe(true);
    expect(await needsTitle('QVASPE00aS')).toBe(true);
    expect(await needsTitle('QVASPE02')).toBe(false);
    expect(await needsTitle('GRNQVAS', 'VUX_GRUND')).toBe(false);
    expect(await needsTitle('QVAT1000X', 'GY25')).toBe(false);
  });

  it('is signed with its title, which appears in catalogue and extract; – needs none', async () => {
    const courseId = await desk.grading.course({ code: 'VÅRQVA00S', system: 'GY11' });
    const instance = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    const entry = await desk.grading.enrolled(instance, { name: 'Sara Special' });
    const without = await desk.grading.enrolled(instance, { name: 'Stina Streck' });
    await desk.set(entry, { grade: 'B' });
    await desk.set(without, { grade: '–', reason: 'Underlag saknas' });
    const refused = await desk.sign(desk.teacher, instance);
    expect(reasonOf(refused)).toBe('INCOMPLETE');
    expect(refused.errors[0]!.message).toContain('Sara Special');
    await desk.set(entry, { projectTitle: 'Demensvård i hemmet' });
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);

    const factsOf = async (type: string, subjectId: string): Promise<string[]> => {
      const { data, errors } = await desk.admin.graphql(
        'query($input: DocumentInput!) { documentPreview(input: $input) { sheet { blocks { facts { label value } } } } }',
        { input: { type, subjectId } },
      );
      expect(errors).toEqual([]);
      const { sheet } = data!['documentPreview'];
      return sheet!.blocks.flatMap(({ facts }) => facts).map(({ label, value }) => `${label}: ${value}`);
    };
    expect(await factsOf('GRADE_CATALOGUE', instance)).toContain('Sara Special: Demensvård i hemmet');
    const extract = await factsOf('GRADE_EXTRACT', await desk.studentOf(entry));
    expect(extract.some((fact) => fact.endsWith(': Demensvård i hemmet'))).toBe(true);
  });
});
