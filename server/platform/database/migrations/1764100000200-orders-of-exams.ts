import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for each order of the registrations, their arrival last: a page begins where the one before ended. */
export class OrdersOfExams1764100000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX exam_teacher, exam_payment;
      CREATE INDEX exam_name_order ON exam (name, seq);
      CREATE INDEX exam_number_order ON exam (personal_number, seq);
      CREATE INDEX exam_phone_order ON exam (phone, seq);
      CREATE INDEX exam_email_order ON exam (email, seq);
      CREATE INDEX exam_municipality_order ON exam (municipality, seq);
      CREATE INDEX exam_course_order ON exam (course, seq) WHERE course_id IS NULL;
      CREATE INDEX exam_teacher ON exam (teacher_id, seq);
      CREATE INDEX exam_material_order ON exam ((material_received_at IS NOT NULL), seq);
      CREATE INDEX exam_payment ON exam (payment_date, seq) WHERE payment_date IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX exam_name_order, exam_number_order, exam_phone_order, exam_email_order, exam_municipality_order,
        exam_course_order, exam_teacher, exam_material_order, exam_payment;
      CREATE INDEX exam_teacher ON exam (teacher_id);
      CREATE INDEX exam_payment ON exam (payment_date) WHERE payment_date IS NOT NULL;
    `);
  }
}
