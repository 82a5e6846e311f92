import { type Person } from '../support/school.js';
import {
  admin,
  ask,
  coordinator,
  found,
  type Hit,
  make,
  openSearch,
  school,
  search,
  specped,
  teacher,
} from '../support/search-world.js';

beforeAll(openSearch);
afterAll(() => school.close());

describe('the global search', () => {
  describe('people', () => {
    test('are found by any part of three or more letters, whatever the case, å, ä and ö included', async () => {
      await school.student({ name: 'Åke Östbergson' });
      for (const q of [
        'åke',
        'ÅKE',
        'A\u030ake',
        'östb',
        'TBERGS',
        'rgson',
        'Åke Östbergson',
        ' östbergson ',
      ])
        expect([q, await found(q)]).toEqual([q, ['Elev Åke Östbergson']]);
      for (const q of ['ake', 'ostb', 'ös', '', '  å  ']) {
        const people = (await found(q)).filter((hit) => hit.startsWith('Elev '));
        expect([q, people]).toEqual([q, []]);
      }
    });

    test('are found by each of several queries in turn, also once one plan serves them all', async () => {
      const names = ['Planteringsdahl', 'Planterborg', 'Xylofonplanter', 'Planteå 100%'];
      for (const name of names) await school.student({ name: `Vide ${name}` });
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await found('ingsdahl')).toEqual(['Elev Vide Planteringsdahl']);
        expect(await found('100%')).toEqual(['Elev Vide Planteå 100%']);
        expect(await found('1_0%')).toEqual([]);
        expect(await found('vide plant')).toHaveLength(3);
        expect(await found('planter')).toHaveLength(3);
      }
    });

    test('are found by e-mail address and, from teacher up, by personal number in any spelling', async () => {
      await school.student({
        name: 'Nils Nummer',
        email: 'vitsippa@exempel.se',
        personalNumber: '199001019810',
      });
      expect(await found('sippa@', coordinator)).toEqual(['Elev Nils Nummer']);
      for (const q of ['199001019810', '19900101-9810', '900101-9810', '900101+9810', '9810', '981'])
        for (const person of [teacher, admin])
          expect([q, await found(q, person)]).toEqual([q, ['Elev Nils Nummer']]);
      for (const q of ['199001019810', '900101-9810', '9810'])
        for (const person of [coordinator, specped]) expect([q, await found(q, person)]).toEqual([q, []]);
    });

    test('are found by phone number in any format from teacher up; protected ones by administrators', async () => {
      await school.student({ name: 'Tora Telefon', phone: '+46 70-998 87 61' });
      await school.student({ name: 'Skyddad Telefon', phone: '070-9988762', isProtected: true });
      for (const q of ['0709988761', '070-998 87 61', '+46709988761', '0046 (0)70 998 87 61', '070998876'])
        expect([q, await found(q, teacher)]).toEqual([q, ['Elev Tora Telefon']]);
      expect(await found('070 998 87 62', admin)).toEqual(['Elev Skyddad Telefon']);
      expect(await found('070 998 87 62', teacher)).toEqual([]);
      for (const person of [coordinator, specped]) expect(await found('0709988761', person)).toEqual([]);
    });

    test('are found by name and number together, in either order, and not by another person’s number', async () => {
      await school.student({ name: 'Goran Samman', personalNumber: '199910279877' });
      await school.student({ name: 'Vera Samman', personalNumber: '199910279869' });
      for (const q of [
        'Goran 19991027-9877',
        'goran samman, 991027-9877',
        'Samman 199910279877',
        '19991027-9877 Goran',
        'Goran 19991027 9877',
        'Samman 991027-98 77',
      ])
        expect([q, await found(q)]).toEqual([q, ['Elev Goran Samman']]);
      expect(await found('Samman 19991027')).toEqual(['Elev Goran Samman', 'Elev Vera Samman']);
      for (const q of ['Vera 19991027-9877', 'Goran 19991027-9869'])
        expect([q, await found(q)]).toEqual([q, []]);
      expect(await found('Goran 19991027-9877', coordinator)).toEqual([]);
      for (const list of ['students', 'enrollments'] as const) {
        const { data, errors } = await admin.graphql(
          `query($q: String) { ${list}(input: { filter: { q: $q } }) { totalCount } }`,
          { q: 'Goran 19991027-9877' },
        );
        expect(errors).toEqual([]);
        expect(data).toEqual({ [list]: { totalCount: list === 'students' ? 1 : 0 } });
      }
    });

    test('are ranked best first: full name, start of a word, middle of a word; then in Swedish order', async () => {
      for (const name of [
        'Zoe Molander',
        'Molan',
        'Örjan Amolan',
        'Anna-Molan Ek',
        'Åsa Molan',
        'Berit Molanius',
        'Ärna Semolan',
      ])
        await school.student({ name });
      expect(await found('molan')).toEqual(
        [
          'Molan',
          'Anna-Molan Ek',
          'Berit Molanius',
          'Zoe Molander',
          'Åsa Molan',
          'Ärna Semolan',
          'Örjan Amolan',
        ].map((name) => `Elev ${name}`),
      );
    });

    test('are limited to twenty of a type, the best of all matches', async () => {
      for (let n = 10; n < 40; n += 1) await school.student({ name: `A${n} Mangfald` });
      await school.student({ name: 'Ö Xmangfald' });
      await school.student({ name: 'Mangfald' });
      for (let n = 10; n < 32; n += 1) await school.as('USER', { name: `Konto ${n} Mangfald` });
      const hits = await found('mangfald');
      expect(hits.filter((hit) => hit.startsWith('Elev'))).toEqual([
        'Elev Mangfald',
        ...Array.from({ length: 19 }, (_, n) => `Elev A${n + 10} Mangfald`),
      ]);
      expect(hits.filter((hit) => hit.startsWith('Användare'))).toHaveLength(20);
    });

    test('are labelled by role, a teacher under the id of the teacher record', async () => {
      for (const role of [
        'GUEST',
        'USER',
        'STUDENT',
        'COORDINATOR',
        'SPECPED',
        'SYV',
        'ADMIN',
        'SYSTEMADMIN',
      ] as const)
        await school.as(role, { name: `Roller ${role}` });
      const colleague = await school.as('TEACHER', { name: 'Roller TEACHER' });
      const hits = await search({ type: 'Användare', q: 'roller' });
      expect(hits.map(({ type, title, subtitle }) => [type, title.slice(7), subtitle])).toEqual([
        ['Lärare', 'TEACHER', 'Lärare'],
        ['Personal', 'ADMIN', 'Administratör'],
        ['Personal', 'COORDINATOR', 'Koordinator'],
        ['Personal', 'SPECPED', 'Specialpedagog'],
        ['Personal', 'SYSTEMADMIN', 'Systemadministratör'],
        ['Personal', 'SYV', 'Studie- och yrkesvägledare'],
        ['Användare', 'GUEST', 'Gäst'],
        ['Användare', 'STUDENT', 'Elev'],
        ['Användare', 'USER', 'Användare'],
      ]);
      expect(hits[0]!.id).toBe(colleague.teacherId);
    });

    test('who match are sorted correctly even when they cluster at the end of the alphabet', async () => {
      for (let n = 0; n < 450; n += 1)
        await school.sql(`INSERT INTO student (id, name) VALUES (gen_random_uuid(), $1)`, [`Aaa ${n}`]);
      for (const name of ['Örlygson Ulf', 'Önörlyg Ulf', 'Örlyg-Ann Ek', 'Önnert Örlyg', 'Örlyg'])
        await school.student({ name });
      expect(await found('örlyg')).toEqual(
        ['Örlyg', 'Önnert Örlyg', 'Örlyg-Ann Ek', 'Örlygson Ulf', 'Önörlyg Ulf'].map(
          (name) => `Elev ${name}`,
        ),
      );
      const many = await found('aaa');
      expect(many).toEqual(expect.arrayContaining(['Elev Aaa 0', 'Elev Aaa 1']));
      expect(many).toHaveLength(20);
      await school.sql(`DELETE FROM student WHERE name LIKE 'Aaa %'`);
    });

    test('with a record and an account appear once, as Elev', async () => {
      const student = await school.asStudent({ name: 'Dubbel Dragonfisk' });
      await school.sql(`UPDATE app_user SET name = 'Dubbel Dragonfisk' WHERE id = $1`, [student.userId]);
      expect(await search({ q: 'dragonfisk' })).toEqual([
        { id: student.studentId, type: 'Elev', title: 'Dubbel Dragonfisk', subtitle: null },
      ]);
    });

    test('whose account is deactivated are found only by administrators', async () => {
      await school.as('SYV', { name: 'Siv Slutat', active: false });
      expect(await found('slutat')).toEqual([]);
      expect((await search({ q: 'slutat' }, admin))[0]!.subtitle).toBe(
        'Studie- och yrkesvägledare, avaktiverat konto',
      );
    });
  });

  describe('what a result shows', () => {
    test('of a student: birth date and municipality, to a coordinator only the municipality; no more of the number', async () => {
      await school.student({
        name: 'Vera Vinterros',
        personalNumber: '199102019801',
        municipality: 'Solna',
        phone: '070-9',
        email: 'vv@exempel.se',
      });
      await school.student({ name: 'Samordnad Vinterros', personalNumber: '199102619801' });
      const shown = async (person: Person) =>
        (await search({ q: 'vinterros' }, person)).map(({ subtitle }) => subtitle);
      for (const person of [specped, teacher, admin])
        expect(await shown(person)).toEqual(['1991-02-01', '1991-02-01, Solna']);
      expect(await shown(coordinator)).toEqual([null, 'Solna']);
      const { body } = await ask(admin, { q: 'vinterros' });
      expect(Object.keys((body as Hit[])[0]!)).toEqual(['id', 'type', 'title', 'subtitle']);
    });

    test('of an account: for a coordinator name and role, found by name only', async () => {
      expect(await found('fiskmasen', coordinator)).toEqual([]);
      expect(await found('fiskmasen', specped)).toEqual(['Lärare Tea Tärna']);
      expect(await search({ q: 'tärna' }, coordinator)).toEqual([
        { id: teacher.teacherId, type: 'Lärare', title: 'Tea Tärna', subtitle: 'Lärare' },
      ]);
    });
  });

  describe('protected students', () => {
    test('are found only by administrators and the responsible teacher, who sees the name alone', async () => {
      const account = await school.asStudent();
      await school.sql(
        `UPDATE student SET name = 'Skydd Hemligson', is_protected = true, personal_number = '199203019800', municipality = 'Solna',
           email = 'gömd@exempel.se', start_date = '2031-03-03', teacher_id = $2 WHERE id = $1`,
        [account.studentId, teacher.teacherId],
      );
      await school.sql(`UPDATE app_user SET name = 'Skydd Hemligson' WHERE id = $1`, [account.userId]);
      const other = await school.as('TEACHER');
      for (const q of ['hemligson', '199203019800', 'gömd@', '2031-03-03'])
        for (const person of [coordinator, specped, other])
          expect([q, await search({ q }, person)]).toEqual([q, []]);
      expect(await search({ q: 'hemligson' })).toEqual([
        { id: account.studentId, type: 'Elev', title: 'Skydd Hemligson', subtitle: 'Skyddad uppgift' },
      ]);
      for (const q of ['199203019800', 'gömd@']) expect([q, await search({ q })]).toEqual([q, []]);
      for (const q of ['hemligson', '199203019800', 'gömd@', '2031-03-03'])
        expect((await search({ q }, admin)).map(({ subtitle }) => subtitle)).toEqual(['1992-03-01, Solna']);
    });
  });

  describe('courses', () => {
    test('are found by their equivalent’s code in another curriculum, with what they run as', async () => {
      const old = await make('course', { code: 'TVIGAM01', name: 'Tvilling 1', points: 100, system: 'GY11' });
      const newer = await make('course', {
        code: 'TVIN1000X',
        name: 'Tvilling nivå 1',
        points: 100,
        system: 'GY25',
      });
      await school.sql('INSERT INTO course_equivalent (course_id, equivalent_id) VALUES ($1, $2)', [
        old,
        newer,
      ]);
      await make('course_instance', { course_id: old, name: 'Höstens grupp', start_date: '2026-08-17' });
      for (const q of ['TVIN1000X', 'tvin1', 'TVIGAM01'])
        expect((await found(q, teacher, 'Kurs')).sort()).toEqual([
          'Course Tvilling 1',
          'Course Tvilling nivå 1',
          'Kurs Höstens grupp',
        ]);
      const listed = async (field: string, input: object) => {
        const { data, errors } = await admin.graphql(
          `query($input: ${field[0]!.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { nodes { name } } }`,
          { input },
        );
        expect(errors).toEqual([]);
        return (data![field] as { nodes: { name: string }[] }).nodes.map(({ name }) => name);
      };
      expect(await listed('educationList', { q: 'tvin1000x' })).toEqual(['Tvilling 1', 'Tvilling nivå 1']);
      expect(await listed('courseInstances', { filter: { q: 'tvin1000x' } })).toEqual(['Höstens grupp']);
    });

    test('are found by name and code, with their instances, packages and programs', async () => {
      const course = await make('course', { code: 'KERKER01b', name: 'Keramik 1', system: 'LOCAL' });
      await make('course', { code: 'KERKER02', name: 'Avancerad keramik', system: 'LOCAL' });
      await make('course_instance', {
        course_id: course,
        name: 'Keramik 1',
        start_date: '2026-01-12',
        end_date: '2026-06-05',
      });
      await make('course_instance', { course_id: course, name: 'Keramik 1', start_date: '2026-08-17' });
      await make('course_instance', { course_id: course, name: 'Lera på kvällen' });
      await make('course_package', { code: 'KP-1', name: 'Keramikpaketet' });
      await make('program', { name: 'Keramiska programmet' });
      const shown = (hits: Hit[]) =>
        hits.map(({ type, title, subtitle }) => `${type}: ${title} (${subtitle})`);
      expect(shown(await search({ type: 'Kurs', q: 'keram' }))).toEqual([
        'Course: Avancerad keramik (KERKER02)',
        'Course: Keramik 1 (KERKER01b)',
        'Kurs: Keramik 1 (KERKER01b, 2026-08-17)',
        'Kurs: Keramik 1 (KERKER01b, 2026-01-12 – 2026-06-05)',
        'Kurs: Lera på kvällen (KERKER01b)',
        'CoursePackage: Keramikpaketet (KP-1)',
        'Program: Keramiska programmet (null)',
      ]);
      expect(await found('kerker01B', teacher, 'Kurs')).toEqual([
        'Course Keramik 1',
        'Kurs Keramik 1',
        'Kurs Keramik 1',
        'Kurs Lera på kvällen',
      ]);
      expect(await found('lera på')).toEqual(['Kurs Lera på kvällen']);
      expect(await found('KP-1', coordinator)).toEqual(['CoursePackage Keramikpaketet']);
      expect(await found('keram', teacher, 'Användare')).toEqual([]);
      expect(await found('tärna', teacher, 'Kurs')).toEqual([]);
    });

    test('are marked when closed to new students, so that nobody is enrolled on a replaced edition', async () => {
      const first = await make('course_package', { code: 'UTG-1', name: 'Utgåvepaketet' });
      await make('course_package', {
        ...{ code: 'UTG-1', name: 'Utgåvepaketet', edition: 2, follows_id: first },
      });
      await make('course', {
        ...{ code: 'UTGUTG01', name: 'Utgåvekurs', system: 'LOCAL', archived_at: '2026-01-01' },
      });
      const { data } = await teacher.graphql(
        '{ search(type: KURS, q: "utgåve") { title subtitle isOffered } }',
      );
      expect(data!.search).toEqual([
        { title: 'Utgåvekurs', subtitle: 'UTGUTG01, arkiverad', isOffered: false },
        { title: 'Utgåvepaketet', subtitle: 'UTG-1, version 2', isOffered: true },
        { title: 'Utgåvepaketet', subtitle: 'UTG-1, version 1, ersatt', isOffered: false },
      ]);
    });
  });
});
