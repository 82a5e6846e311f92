import { EarningsWorld } from '../support/earnings-world.js';
import { readPdf } from '../support/read-pdf.js';
import { School, type Person } from '../support/school.js';

const COURSE = { from: '2024-03-01', to: '2024-03-10' };

let school: School;
let world: EarningsWorld;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  world = new EarningsWorld(school);
  admin = await school.as('ADMIN');
});
afterAll(() => school.close());
beforeEach(async () => {
  await school.unguarded('TRUNCATE earning_freeze, price_list, enrollment CASCADE');
  await world.priceList('Salem', '2024-01-01', '2024-12-31', [{ category: 'GENERAL', ore: 4720 }]);
});

async function ask<T>(type: string, field: string, input: object, selection: string): Promise<T> {
  const { data, errors } = await admin.graphql(
    `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data![field] as T;
}

async function studying(name: string, isProtected = false): Promise<string> {
  const studentId = await school.student({ name, municipality: 'Salem', isProtected });
  return world.enrollment({ studentId, courseId: await world.course({ name: 'Keramik' }), ...COURSE });
}

const freeze = async (kind = 'FINAL'): Promise<string> =>
  (await ask<{ id: string }>('FreezePeriodInput', 'freezePeriod', { month: COURSE.from, kind }, 'id')).id;

const paper = (freezeId: string, query: Record<string, string> = {}, who = admin): Promise<Response> =>
  fetch(
    `${school.app.url}/api/earnings/freezes/${freezeId}/invoice.pdf?${new URLSearchParams({ municipality: 'Salem', ...query }).toString()}`,
    { headers: { authorization: `Bearer ${who.token}` } },
  );

async function read(freezeId: string, query?: Record<string, string>) {
  const response = await paper(freezeId, query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return { response, ...(await readPdf(new Uint8Array(await response.arrayBuffer()))) };
}

describe('the printed invoice attachment', () => {
  it('shows sender, recipient and month, with its rows and their sum in Swedish money format', async () => {
    await studying('Anna Ask');
    await studying('Bo Berg');
    const id = await freeze();
    const { response, text, title, language } = await read(id, { pending: 'true' });
    expect([title, language]).toEqual(['Faktureringsunderlag – Salem, mars 2024', 'sv-SE']);
    expect(response.headers.get('content-disposition')).toContain('faktureringsunderlag-Salem-2024-03.pdf');
    const [school_] = await school.sql<{ name: string }>('SELECT school_name AS name FROM school_setting');
    for (const word of [school_!.name, 'Till Salem', 'Period mars 2024', 'Anna Ask', 'Bo Berg', 'Keramik'])
      expect(text).toContain(word);
    expect(text).toMatch(/3\s068,00\skr/);
    expect(text).toMatch(/Summa: 6\s136,00\skr/);
    expect(text).toContain('Sida 1 av 1');
    // There is no invoice yet, and no invoice number.
    expect(text).not.toContain('Faktura ');
  });

  it('describes a pause like the workbook, where there is one', async () => {
    await school.sql('UPDATE price_list SET paid_pause_days = 1');
    await studying('Anna Ask');
    const paused = await studying('Paula Paus');
    await world.history(paused, [
      ['ACTIVE', '2024-03-01'],
      ['PAUSED', '2024-03-03'],
      ['ACTIVE', '2024-03-07'],
    ]);
    const { text } = await read(await freeze());
    expect(text).toMatch(/Dagar i uppehåll\s+Varav utan ersättning/);
    expect(text).toMatch(/Paula Paus.*Keramik\s+\d+\s+4\s+3\s+Månad/s);
    await school.unguarded('TRUNCATE earning_freeze, enrollment CASCADE');
    await studying('Bo Berg');
    expect((await read(await freeze())).text).not.toContain('uppehåll');
  });

  it('has the invoice number once marked; then nothing is left without an invoice', async () => {
    await studying('Anna Ask');
    const id = await freeze();
    const { municipalities } = await ask<{ municipalities: { invoices: { id: string }[] }[] }>(
      'MarkInvoicedInput',
      'markInvoiced',
      { freezeId: id, municipality: 'Salem', reference: 'F-1041' },
      'municipalities { invoices { id } }',
    );
    const invoiceId = municipalities[0]!.invoices[0]!.id;
    expect((await read(id, { invoiceId })).text).toContain('Faktura F-1041');
    expect((await read(id)).text).toContain('Faktura F-1041');
    expect((await paper(id, { pending: 'true' })).status).toBe(404);
    expect((await paper(id, { pending: 'true', invoiceId })).status).toBe(400);
  });

  it('exists only for finally frozen months', async () => {
    await studying('Anna Ask');
    const preliminary = await freeze('PRELIMINARY');
    expect((await paper(preliminary)).status).toBe(404);
    const final = await freeze();
    expect((await paper(final)).status).toBe(200);
    expect((await paper(final, { municipality: 'Täby' })).status).toBe(404);
    expect((await paper(final, { municipality: '' })).status).toBe(400);
    expect((await paper(final, {}, await school.as('TEACHER'))).status).toBe(403);
  });

  it('names protected students only on request, and is logged like the file', async () => {
    await studying('Hemlig Hed', true);
    await studying('Bo Berg');
    const id = await freeze();
    const who = await school.as('ADMIN');
    const textOf = async (query: Record<string, string>) =>
      (await readPdf(new Uint8Array(await (await paper(id, query, who)).arrayBuffer()))).text;
    const plain = await textOf({});
    expect(plain).toContain('Elever med skyddade personuppgifter, lämnas särskilt');
    expect(plain).not.toContain('Hemlig');
    expect(plain).toMatch(/Summa: 6\s136,00\skr/);
    expect(await textOf({ protected: 'true' })).toContain('Hemlig Hed');
    const traces = await school.sql(
      'SELECT action, detail, is_protected FROM access_log WHERE user_id = $1 ORDER BY at',
      [who.userId],
    );
    expect(traces).toEqual(
      [false, true].map((is_protected) => ({
        action: 'EXPORT_LIST',
        detail: 'Faktureringsunderlag',
        is_protected,
      })),
    );
  });
});
