import { createHash } from 'node:crypto';
import { newStorageKey } from '../platform/file-store/storage-key.js';
import type { DemoCalendar } from './studies/demo-calendar.js';
import type { Study } from './studies/demo-enrollments.js';
import type { DemoRow } from './made-up/demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import { plainPdf } from './made-up/plain-pdf.js';
import { SeededRandom } from './made-up/seeded-random.js';

export interface DemoFiles {
  rows: DemoRow<'uploaded_file'>[];
  /** By the row's id. */
  bytes: Map<string, Buffer>;
}

interface Document {
  filename: string;
  mimeType: 'application/pdf' | 'text/plain';
  write(name: string, day: string): Buffer;
}

/** A one-page document about a student. */
const paper = (filename: string, title: string, dated: string, lines: readonly string[]): Document => ({
  filename,
  mimeType: 'application/pdf',
  write: (name, day) => plainPdf(title, [`Elev: ${name}`, `${dated}: ${day}`, '', ...lines]),
});

const DOCUMENTS: readonly Document[] = [
  paper('APL-avtal.pdf', 'Avtal om arbetsplatsförlagt lärande', 'Datum', [
    'Skolan, arbetsplatsen och eleven är överens om följande:',
    '1. Eleven följer arbetsplatsens schema och anmäler frånvaro samma dag.',
    '2. Handledaren bekräftar närvaron varje vecka.',
    '3. Läraren besöker arbetsplatsen i mitten av perioden.',
    '',
    'Underskrifter: elev, handledare, lärare',
  ]),
  paper('Individuell studieplan.pdf', 'Individuell studieplan', 'Upprättad', [
    'Mål: yrkesutbildning med arbetsplatsförlagt lärande.',
    'Studietakt: 50 procent.',
    'Nästa avstämning: vid terminens slut.',
  ]),
  paper('Närvarorapport vecka 1–4.pdf', 'Närvarorapport', 'Inlämnad', [
    'Vecka 1: 4 dagar av 4',
    'Vecka 2: 4 dagar av 4',
    'Vecka 3: 3 dagar av 4',
    'Vecka 4: 4 dagar av 4',
    '',
    'Bekräftas av handledaren.',
  ]),
  {
    filename: 'Anteckningar trepartssamtal.txt',
    mimeType: 'text/plain',
    write: (name, day) =>
      Buffer.from(
        `Trepartssamtal ${day}\nElev: ${name}\n\nHandledaren är nöjd med insatsen.\nEleven vill prova fler arbetsuppgifter.\nNästa samtal: om fyra veckor.\n`,
        'utf8',
      ),
  },
];

/** The share of students on placement who have files. */
const WITH_FILES = 0.22;
const DAYS_BACK = 60;

/** Real, small files in the folders of some students; student@demo.se has three. */
export function buildFiles(studies: Study[], staff: DemoStaff, calendar: DemoCalendar): DemoFiles {
  const random = new SeededRandom('files');
  const files: DemoFiles = { rows: [], bytes: new Map() };
  for (const { student, track } of studies) {
    const own = student.user_id !== null;
    if (!own && !(track.placement && random.chance(WITH_FILES))) continue;
    const chosen = own ? DOCUMENTS.slice(0, 3) : random.some(DOCUMENTS, random.between(1, 2));
    const by = staff.userOf(student.teacher_id ?? staff.teachers[0]!.id);
    chosen.forEach((document, index) => {
      const daysAgo = random.between(1, DAYS_BACK);
      const bytes = document.write(student.name, calendar.day(-daysAgo));
      const row: DemoRow<'uploaded_file'> = {
        id: random.id(),
        student_id: student.id,
        // Random, like every key of the store: two demo schools may share a store without sharing files.
        storage_key: newStorageKey(),
        filename: document.filename,
        mime_type: document.mimeType,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        uploaded_by: by.id,
        uploaded_by_name: by.name,
        uploaded_at: calendar.moment(-daysAgo, 8 * 60 + index * 7),
      };
      files.rows.push(row);
      files.bytes.set(row.id, bytes);
    });
  }
  return files;
}
