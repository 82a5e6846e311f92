import { randomUUID } from 'node:crypto';
import { codeOf, School, type Person } from '../support/school.js';

const VIEW = `id version name address columns { hidden order widths { key width } } sharedWith ownerName isOwn isDefault
  viewerMay { change share }`;
const CREATE = `mutation($input: CreateSavedViewInput!) { createSavedView(input: $input) { ${VIEW} } }`;
const UPDATE = `mutation($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { ${VIEW} } }`;
const DELETE = 'mutation($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) }';
const RESTORE = `mutation($input: RestoreSavedViewInput!) { restoreSavedView(input: $input) { ${VIEW} } }`;
const CHOOSE = `mutation($input: ChooseDefaultViewInput!) { chooseDefaultView(input: $input) { id isDefault } }`;

describe('saved views of a list', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
    teacher = await school.as('TEACHER');
  });
  afterEach(() => school.sql('DELETE FROM saved_view'));
  afterAll(() => school.close());

  const create = (more: object = {}, who = admin) =>
    who.graphql(CREATE, { input: { list: 'STUDENTS', name: 'Solna', address: 'kommun=Solna', ...more } });
  const saved = async (more: object = {}, who = admin) => {
    const { data, errors } = await create(more, who);
    expect(errors).toEqual([]);
    return data!.createSavedView;
  };
  const update = (input: { id: string; [field: string]: unknown }, who = admin) =>
    who.graphql(UPDATE, { input });
  const listOf = async (who: Person) => {
    const { data, errors } = await who.graphql(`{ savedViews(list: STUDENTS) { ${VIEW} } }`);
    expect(errors).toEqual([]);
    return data!.savedViews;
  };
  const faultOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    (errors[0]!.extensions['fields'] as { path: string; reason: string }[]).map(
      ({ path, reason }) => `${path} ${reason}`,
    );

  it('are stored with their filters, order and columns, for their owner only', async () => {
    const columns = { hidden: ['email'], order: ['status', 'name'], widths: [{ key: 'name', width: 240 }] };
    const view = await saved({ name: ' Solna  utan telefon ', columns });
    expect(view).toEqual({
      id: expect.any(String) as string,
      version: 1,
      name: 'Solna utan telefon',
      address: 'kommun=Solna',
      columns,
      sharedWith: null,
      ownerName: 'Ada Administratör',
      isOwn: true,
      isDefault: false,
      viewerMay: { change: true, share: true },
    });
    expect(await listOf(admin)).toEqual([view]);
    expect(await listOf(await school.as('ADMIN'))).toEqual([]);
  });

  it('contain no page, search, student or personal number', async () => {
    const { address } = await saved({
      address:
        '?q=Anna&sida=3&rader=100&kommun=Solna&utbildning=19900101-2385&okand=1&sortera=kommun&ordning=fallande',
    });
    expect(address).toBe('kommun=Solna&sortera=kommun&ordning=fallande');
    const other = await saved({ list: 'ENROLLMENTS', address: `elev=${randomUUID()}&status=pagaende` });
    expect(other.address).not.toContain('elev');
  });

  it('store an address in the canonical form for the same rows', async () => {
    expect((await saved({ address: 'status=ACTIVE&status=NOT_STARTED&status=fel&mina=nej' })).address).toBe(
      '',
    );
  });

  it('have a name of 1 to 80 characters, unique among the user’s own for the list', async () => {
    await saved();
    expect(faultOf(await create({ name: ' ' }))).toEqual(['name REQUIRED']);
    expect(faultOf(await create({ name: 'x'.repeat(81) }))).toEqual(['name TOO_LONG']);
    expect(faultOf(await create({ name: 'SOLNA' }))).toEqual(['name DUPLICATE']);
    expect((await create({ list: 'TEACHERS', address: '' })).errors).toEqual([]);
    expect((await create({}, teacher)).errors).toEqual([]);
  });

  it('are refused with columns that do not exist in any list', async () => {
    const columns = (more: object) => create({ columns: { hidden: [], order: [], widths: [], ...more } });
    expect(faultOf(await columns({ hidden: ['a b'] }))).toEqual(['columns.hidden FORMAT']);
    expect(faultOf(await columns({ order: Array.from({ length: 61 }, (_, i) => `c${i}`) }))).toEqual([
      'columns.order TOO_LONG',
    ]);
    expect(faultOf(await columns({ widths: [{ key: 'name', width: 641 }] }))).toEqual([
      'columns.widths RANGE',
    ]);
    expect(faultOf(await create({ address: 'x'.repeat(4_001) }))).toEqual(['address TOO_LONG']);
  });

  it('are limited to 50 per list', async () => {
    await school.sql(
      `INSERT INTO saved_view (id, user_id, list, name, address)
       SELECT gen_random_uuid(), $1, 'STUDENTS', 'Vy ' || n, '' FROM generate_series(1, 50) n`,
      [admin.userId],
    );
    expect(codeOf(await create())).toBe('CONFLICT');
    expect((await create({ list: 'TEACHERS', address: '' })).errors).toEqual([]);
    expect((await create({}, teacher)).errors).toEqual([]);
  });

  it('are refused for a list the user may not open, and for an API key', async () => {
    expect(codeOf(await create({ list: 'ENROLLMENTS' }, teacher))).toBe('FORBIDDEN');
    expect(codeOf(await create({}, await school.as('SYV')))).toBe('FORBIDDEN');
  });

  it('can be shared by administrators with a role that may open the list, and the roles above it', async () => {
    const { id } = await saved();
    expect(faultOf(await update({ id, sharedWith: 'SYV' }))).toEqual(['sharedWith NOT_ALLOWED']);
    const { data } = await update({ id, sharedWith: 'TEACHER' });
    expect(data!.updateSavedView).toMatchObject({ sharedWith: 'TEACHER', version: 2 });
    expect(await listOf(teacher)).toMatchObject([
      { id, ownerName: 'Ada Administratör', isOwn: false, viewerMay: { change: false, share: false } },
    ]);
    await update({ id, sharedWith: 'ADMIN' });
    expect(await listOf(teacher)).toEqual([]);
    expect(await listOf(await school.as('ADMIN'))).toHaveLength(1);
    const own = await saved({}, teacher);
    expect(codeOf(await update({ id: own.id, sharedWith: 'TEACHER' }, teacher))).toBe('FORBIDDEN');
  });

  it('can be changed, once shared, only by their owner and the system administrator', async () => {
    const { id } = await saved();
    await update({ id, sharedWith: 'TEACHER' });
    const systemAdmin = await school.as('SYSTEMADMIN');
    for (const who of [teacher, await school.as('ADMIN')]) {
      expect(codeOf(await update({ id, name: 'Min' }, who))).toBe('FORBIDDEN');
      expect(codeOf(await who.graphql(DELETE, { input: { id } }))).toBe('FORBIDDEN');
    }
    expect((await update({ id, name: 'Rättad' }, systemAdmin)).errors).toEqual([]);
    await update({ id, sharedWith: null });
    expect(codeOf(await update({ id, name: 'Igen' }, systemAdmin))).toBe('NOT_FOUND');
  });

  it('in others’ menus can be unshared but not changed by an owner who is no longer an administrator', async () => {
    const owner = await school.as('ADMIN');
    const { id } = await saved({}, owner);
    await update({ id, sharedWith: 'TEACHER' }, owner);
    await school.sql(`UPDATE app_user SET role = 'TEACHER' WHERE id = $1`, [owner.userId]);
    expect(codeOf(await update({ id, name: 'Omdöpt' }, owner))).toBe('FORBIDDEN');
    expect((await update({ id, sharedWith: null, name: 'Bara min' }, owner)).errors).toEqual([]);
    expect(await listOf(teacher)).toEqual([]);
  });

  it('are not overwritten by someone with an earlier version', async () => {
    const { id, version } = await saved();
    await update({ id, version, name: 'Ny' });
    const answer = await update({ id, version, address: 'kommun=Lund' });
    expect(codeOf(answer)).toBe('CONFLICT');
    expect((await listOf(admin))[0]).toMatchObject({ name: 'Ny', address: 'kommun=Solna' });
  });

  it('open the list for anyone who has chosen them, own or shared', async () => {
    const { id } = await saved({ isDefault: true });
    await update({ id, sharedWith: 'TEACHER' });
    expect(await listOf(admin)).toMatchObject([{ id, isDefault: true }]);
    expect(await listOf(teacher)).toMatchObject([{ id, isDefault: false }]);
    const choose = (viewId: string | null, who = teacher) =>
      who.graphql(CHOOSE, { input: { list: 'STUDENTS', viewId } });
    expect((await choose(id)).data!.chooseDefaultView).toEqual([{ id, isDefault: true }]);
    expect((await choose(null)).data!.chooseDefaultView).toEqual([{ id, isDefault: false }]);
    expect(await listOf(admin)).toMatchObject([{ isDefault: true }]);
    expect(faultOf(await choose(randomUUID()))).toEqual(['viewId BAD_REFERENCE']);
  });

  it('can be restored within ten minutes, for everyone who had chosen them, unless the name is taken', async () => {
    const { id } = await saved({ isDefault: true });
    const restore = () => admin.graphql(RESTORE, { input: { id } });
    await admin.graphql(DELETE, { input: { id } });
    expect(await listOf(admin)).toEqual([]);
    expect((await restore()).data!.restoreSavedView).toMatchObject({ id, isDefault: true });
    await admin.graphql(DELETE, { input: { id } });
    const other = await saved();
    expect(codeOf(await restore())).toBe('CONFLICT');
    await admin.graphql(DELETE, { input: { id: other.id } });
    await school.sql(`UPDATE saved_view SET removed_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
    expect(codeOf(await restore())).toBe('NOT_FOUND');
    await saved();
    expect(await school.sql('SELECT FROM saved_view WHERE id = $1', [id])).toEqual([]);
  });

  it('are erased with the account, and are in its extract until then', async () => {
    const student = await school.asStudent();
    await school.sql(
      `INSERT INTO saved_view (id, user_id, list, name, address) VALUES (gen_random_uuid(), $1, 'STUDENTS', 'Min', '')`,
      [student.userId],
    );
    const { body } = await student.rest('GET', '/api/my-data');
    expect(JSON.stringify(body)).toContain('"savedViews"');
    const systemAdmin = await school.as('SYSTEMADMIN');
    const [row] = await school.sql<{ name: string; version: number }>(
      'SELECT name, version FROM student WHERE id = $1',
      [student.studentId],
    );
    const { errors } = await systemAdmin.graphql(
      'mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id } }',
      { input: { studentId: student.studentId, confirmName: row!.name, version: row!.version } },
    );
    expect(errors).toEqual([]);
    expect(await school.sql('SELECT FROM saved_view WHERE user_id = $1', [student.userId])).toEqual([]);
  });

  it('are read in one statement', async () => {
    await saved();
    // One for the session, one for the views.
    expect(await school.fewestStatements(() => listOf(admin))).toBeLessThanOrEqual(2);
  });
});
