import { randomUUID } from 'node:crypto';
import { School, type Person } from './school.js';
import { readPdf } from './read-pdf.js';

export const CREATE = `mutation($input: CreateDocumentInput!) { createDocument(input: $input) {
  id type code sha256 size filename subject fileId createdBy revokedAt } }`;

export const PREVIEW = `query($input: DocumentInput!) { documentPreview(input: $input) { warnings problem { path message }
  entries { id label chosen } sheet { title subject language signatoryName signatoryTitle placeAndDate schoolDetails
    blocks { paragraphs facts { label value } table { rows columns { header } } } } } }`;

interface Issued {
  id: string;
  type: string;
  code: string;
  sha256: string;
  size: number;
  filename: string;
  subject: string | null;
  fileId: string | null;
  createdBy: string;
  revokedAt: string | null;
}

export interface Preview {
  warnings: string[];
  problem: { path: string; message: string } | null;
  entries: { id: string; label: string; chosen: boolean }[];
  sheet: {
    title: string;
    subject: string;
    signatoryName: string | null;
    placeAndDate: string;
    blocks: {
      paragraphs: string[];
      facts: { label: string; value: string | null }[];
      table: { rows: string[][] } | null;
    }[];
  } | null;
}

const NUMBER = '199001012385';

export let school: School;
export let admin: Person;

let count = 0;

export const holder = (seed = {}) =>
  school.student({
    name: 'Anna-Karin Öberg',
    personalNumber: String(BigInt(NUMBER) + BigInt((count += 1))),
    municipality: null,
    ...seed,
  });

export async function course(name = 'Matematik 2a', kind = 'COURSE'): Promise<string> {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO course (id, code, name, points, system, kind) VALUES ($1, $2, $3, 100, 'LOCAL', $4)`,
    [id, `K${(count += 1)}`, name, kind],
  );
  return id;
}

export async function enrolment(
  studentId: string,
  courseId: string,
  status = 'ACTIVE',
  instance: string | null = null,
) {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, status, start_date, end_date)
       VALUES ($1, $2, $3, $4, $5, '2026-08-17', '2026-12-18')`,
    [id, studentId, courseId, instance, status],
  );
  return id;
}

export async function grade(
  studentId: string,
  courseId: string,
  value: string,
  more: { signed?: boolean; instance?: string; kind?: string } = {},
) {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO grade (id, student_id, course_id, course_instance_id, value, graded_on, kind, signed_at, signed_by_name)
       VALUES ($1, $2, $3, $4, $5, '2026-06-05', $6, $7, 'Lars Lärare')`,
    [
      id,
      studentId,
      courseId,
      more.instance ?? null,
      value,
      more.kind ?? 'COURSE',
      more.signed === false ? null : new Date(),
    ],
  );
  return id;
}

export async function instance(courseId: string): Promise<string> {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO course_instance (id, course_id, name, start_date, end_date) VALUES ($1, $2, 'Matematik 2a HT26', '2026-08-17', '2026-12-18')`,
    [id, courseId],
  );
  return id;
}

export const preview = async (input: Record<string, unknown>): Promise<Preview> => {
  const { data, errors } = await admin.graphql(PREVIEW, { input });
  expect(errors).toEqual([]);
  return data!.documentPreview;
};

export const create = async (document: Record<string, unknown>, more = {}): Promise<Issued> => {
  const { data, errors } = await admin.graphql(CREATE, { input: { document, ...more } });
  expect(errors).toEqual([]);
  return data!.createDocument;
};

export const bytesOf = async (who: Person, path: string) => {
  const response = await fetch(`${school.app.url}${path}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

export const print = async (document: Record<string, unknown>) =>
  readPdf((await bytesOf(admin, `/api/documents/${(await create(document)).id}/file`)).bytes);

/** A school that issues documents, with its letterhead. */
export async function openDocuments(): Promise<void> {
  school = await School.open({ LOG_LEVEL: 'silent' });
  admin = await school.as('ADMIN', { name: 'Astrid Admin' });
  await school.sql(
    `UPDATE school_setting SET school_name = 'Komvux Älvsjö', school_unit_code = '12345678', city = 'Solna',
         signatory_name = 'Åsa Berg', signatory_title = 'Rektor'`,
  );
}
