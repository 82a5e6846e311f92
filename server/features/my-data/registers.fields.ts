import { PLAN_REGISTERS } from './plan-registers.fields.js';
import type { Register } from './register.fields.js';
import { STUDY_REGISTERS } from './study-registers.fields.js';
import { TRAIL_REGISTERS } from './trail-registers.fields.js';

export const REGISTERS: readonly Register[] = [...STUDY_REGISTERS, ...PLAN_REGISTERS, ...TRAIL_REGISTERS];

/** Tables shown by the pages' own queries: record, exams, files, comments, sessions, tasks, changes. */
export const SHOWN_BY_PAGES: readonly string[] = [
  'app_user',
  'change_history',
  'comment',
  'exam',
  'session',
  'student',
  'task',
  'uploaded_file',
];

/** Stored data that is not disclosed, listed in the extract. */
export const LEFT_OUT: readonly { title: string; reason: string; tables: readonly string[] }[] = [
  {
    title: 'Betygsutkast och rättelser som inte är signerade',
    reason: 'Ett betyg är beslutat först när det är signerat.',
    tables: ['grade_correction'],
  },
  {
    title: 'Vilka i personalen som har läst kommentarer och notiser',
    reason: 'Det är uppgifter om personalen.',
    tables: ['comment_seen', 'notification_resolved'],
  },
  {
    title: 'Hur en inskrivning var före en åtgärd på många elever',
    reason: 'Den finns bara för att åtgärden ska kunna ångras och säger inget utöver statushistoriken.',
    tables: ['enrollment_batch_item', 'enrollment_batch_student'],
  },
  {
    title: 'Hur dina inskrivningar räknas i skolans statistik och intjäning',
    reason: 'Det följer av inskrivningarna, som står här, och räknas om när de ändras.',
    tables: ['earning_fact', 'participation_fact'],
  },
  {
    title: 'Spår av pågående anrop, som högst finns kvar ett dygn',
    reason: 'De hindrar att samma sak görs två gånger och raderas av sig själva.',
    tables: ['idempotency_key', 'staged_upload'],
  },
  {
    title: 'Personalens egna arbeten: importer, exporter, nycklar, utskick om notiser och läraruppgifter',
    reason: 'De hör till tjänsten och inte till dig som elev.',
    tables: [
      'api_key',
      'import_batch',
      'job',
      'list_export',
      'notification_digest',
      'teacher',
      'workplace_import',
    ],
  },
  {
    title: 'Prövningsanmälans interna beslutskommentar',
    reason: 'Den är avsedd för handläggningen; du får den genom skolan.',
    tables: [],
  },
];
