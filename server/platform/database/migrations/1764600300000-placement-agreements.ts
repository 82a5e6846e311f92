import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agreements of placements and their signatures. */
export class PlacementAgreements1764600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A version of the agreement of a placement, with what it says.
      CREATE TABLE placement_agreement (
        placement_id uuid NOT NULL REFERENCES placement (id) ON DELETE CASCADE,
        version integer NOT NULL CHECK (version > 0),
        workplace text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        hours_per_week integer NOT NULL,
        planned_hours integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL,
        -- When it was sent for signing on screen; null for an agreement on paper alone.
        sent_at timestamptz,
        -- The signed paper.
        file_id uuid REFERENCES uploaded_file (id) ON DELETE SET NULL,
        attached_at timestamptz,
        attached_by_name text,
        -- When it was replaced by a later version or withdrawn.
        ended_at timestamptz,
        PRIMARY KEY (placement_id, version)
      );
      -- A placement has one version at a time that can be signed or holds.
      CREATE UNIQUE INDEX placement_agreement_current ON placement_agreement (placement_id) WHERE ended_at IS NULL;
      CREATE INDEX placement_agreement_author ON placement_agreement (created_by);
      CREATE INDEX placement_agreement_file ON placement_agreement (file_id) WHERE file_id IS NOT NULL;

      -- A party's signature on screen: the confirmed name, the time and the address.
      CREATE TABLE placement_signature (
        placement_id uuid NOT NULL,
        version integer NOT NULL,
        party text NOT NULL CHECK (party IN ('SCHOOL', 'WORKPLACE', 'STUDENT')),
        name text NOT NULL,
        signed_at timestamptz NOT NULL DEFAULT now(),
        address text,
        -- The account; null for the workplace, which has none.
        signed_by uuid REFERENCES app_user (id),
        PRIMARY KEY (placement_id, version, party),
        FOREIGN KEY (placement_id, version) REFERENCES placement_agreement (placement_id, version) ON DELETE CASCADE
      );
      CREATE INDEX placement_signature_signer ON placement_signature (signed_by) WHERE signed_by IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placement_signature, placement_agreement');
  }
}
