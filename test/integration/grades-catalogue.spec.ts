import { GradeDesk, reasonOf } from '../support/grade-desk.js';
import { readPdf } from '../support/read-pdf.js';
import { codeOf, type GraphqlAnswer, type Person } from '../support/school.js';

/** The register of a signed course, from the signing page (pages, section 10: Output). */
describe('the catalogue of a signed course', () => {
  let desk: GradeDesk;
  beforeAll(async () => {
    desk = await GradeDesk.open();
  });
  afterAll(() => desk.school.close());

  const make = (who: Person, courseInstanceId: string): Promise<GraphqlAnswer> =>
    desk.call(who, 'createGradeCatalogue', 'CreateGradeCatalogueInput', { courseInstanceId }, 'id type');
  const idOf = ({ data, errors }: GraphqlAnswer): string => {
    expect(errors).toEqual([]);
    return (data!['createGradeCatalogue'] as { id: string }).id;
  };
  const file = (who: Person, id: string): Promise<Response> =>
    fetch(`${desk.school.app.url}/api/documents/${id}/file`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });

  it('is created by the teacher who signed it, and opened only by them and administrators', async () => {
    const { instance, entries } = await desk.classOf(2);
    await desk.set(entries[0]!, { grade: 'A' });
    expect(reasonOf(await make(desk.teacher, instance))).toBe('NOT_SIGNED');
    await desk.set(entries[1]!, { grade: 'C' });
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
    const id = idOf(await make(desk.teacher, instance));
    const response = await file(desk.teacher, id);
    expect(response.status).toBe(200);
    const { text } = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain('Åsa Öberg');
    expect((await file(desk.admin, id)).status).toBe(200);
    const colleague = await desk.school.as('TEACHER');
    expect((await file(colleague, id)).status).toBe(404);
    expect(codeOf(await make(colleague, instance))).toBe('FORBIDDEN');
  });

  it('is left to administrators when it would name a protected student', async () => {
    const { instance, entries } = await desk.classOf(1);
    await desk.set(entries[0]!, { grade: 'A' });
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
    expect((await desk.sheet(desk.teacher, instance)).viewerMay.catalogue).toBe(true);
    await desk.school.sql('UPDATE student SET is_protected = true WHERE id = $1', [
      await desk.studentOf(entries[0]!),
    ]);
    // The sheet's permissions match the server: no button leads to a refusal.
    expect((await desk.sheet(desk.teacher, instance)).viewerMay.catalogue).toBe(false);
    expect(codeOf(await make(desk.teacher, instance))).toBe('FORBIDDEN');
    expect((await desk.sheet(desk.admin, instance)).viewerMay.catalogue).toBe(true);
    expect((await file(desk.admin, idOf(await make(desk.admin, instance)))).status).toBe(200);
  });
});
