import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COMMENTS_AND_FILES } from './foundation/comments-and-files.js';
import { DERIVED } from './foundation/derived.js';
import { EDUCATION } from './foundation/education.js';
import { EXTENSIONS } from './foundation/extensions.js';
import { IMPORT_AND_JOBS } from './foundation/import-and-jobs.js';
import { PEOPLE } from './foundation/people.js';
import { SIGN_IN } from './foundation/sign-in.js';
import { TRAILS } from './foundation/trails.js';

/**
 * The tables of the foundation: people, education, comments, board, files, import, sign-in, history.
 *
 * Rules that hold for every table: ids are UUIDs made by the server (version 7, so they sort by age);
 * sorted text carries the Swedish collation whatever the database's default; dates without time are
 * DATE; enums are CHECKed text, so that a new value is a plain migration.
 */
export class Foundation1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXTENSIONS);
    await runner.query(PEOPLE);
    await runner.query(EDUCATION);
    await runner.query(DERIVED);
    await runner.query(COMMENTS_AND_FILES);
    await runner.query(SIGN_IN);
    await runner.query(TRAILS);
    await runner.query(IMPORT_AND_JOBS);
  }

  async down(): Promise<void> {
    throw new Error('The foundation cannot be taken away: restore a backup instead.');
  }
}
