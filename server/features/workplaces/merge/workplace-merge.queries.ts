import { Injectable } from '@nestjs/common';
import { mostAtOnce, type Stay } from '../../../../domain/placements/free-places.js';
import { Database } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { WorkplaceDuplicate, WorkplaceMergePreview } from '../../../platform/graphql/generated.js';
import { SAME_PLACE, SAME_UNIT } from '../workplace-doubles.queries.js';
import { TAKES_PLACE } from '../../placements/placement-conditions.queries.js';
import { overfullText, STAYS_FROM_TODAY } from '../workplace-capacity.queries.js';

const MOST_DUPLICATES = 20;

type Side = Read<'workplace', 'name' | 'state' | 'organisationNumber' | 'places' | 'version'>;

interface PreviewRow extends Pick<WorkplaceMergePreview, 'placements' | 'openPlacements' | 'supervisors'> {
  from: Side;
  into: Side;
  stays: Stay[];
}

const SIDE = (alias: string): string => `json_build_object('name', ${alias}.name, 'state', ${alias}.state,
  'organisationNumber', ${alias}.organisation_number, 'places', ${alias}.places, 'version', ${alias}.version)`;

const WORKPLACE = (alias: string): string => `json_build_object('id', ${alias}.id, 'name', ${alias}.name,
  'street', ${alias}.street, 'city', ${alias}.city)`;

/** True if workplace `b` is the one to merge into `a`: it has fewer placements, or was added later. */
const IS_LESSER = `((SELECT count(*) FROM placement p WHERE p.workplace_id = b.id), a.created_at, a.id)
  < ((SELECT count(*) FROM placement p WHERE p.workplace_id = a.id), b.created_at, b.id)`;

/** Duplicates of workplaces, and previews of a merge: one statement each. */
@Injectable()
export class WorkplaceMerges {
  constructor(private readonly database: Database) {}

  duplicates(): Promise<WorkplaceDuplicate[]> {
    return this.database.query<WorkplaceDuplicate>(
      `WITH pair AS (
         SELECT a.id AS one, b.id AS other, '${SAME_UNIT.reason}' AS reason
         FROM workplace a JOIN workplace b ON ${SAME_UNIT.condition('a', 'b')} AND b.id <> a.id
         UNION ALL
         SELECT a.id, b.id, '${SAME_PLACE.reason}'
         FROM workplace a JOIN workplace b ON ${SAME_PLACE.condition('a', 'b')} AND b.id <> a.id)
       SELECT ${WORKPLACE('b')} AS "from", ${WORKPLACE('a')} AS "into", pair.reason
       FROM pair JOIN workplace a ON a.id = pair.one JOIN workplace b ON b.id = pair.other
       WHERE ${IS_LESSER} ORDER BY a.name, a.id, b.id LIMIT ${MOST_DUPLICATES}`,
    );
  }

  async preview(fromId: string, intoId: string): Promise<WorkplaceMergePreview> {
    const [row] = await this.database.query<PreviewRow>(
      `SELECT ${SIDE('f')} AS "from", ${SIDE('i')} AS "into", ${STAYS_FROM_TODAY('f.id, i.id')} AS stays,
         (SELECT count(*)::integer FROM placement p WHERE p.workplace_id = f.id) AS placements,
         (SELECT count(*)::integer FROM placement p WHERE p.workplace_id = f.id AND ${TAKES_PLACE})
           AS "openPlacements",
         (SELECT count(*)::integer FROM supervisor v WHERE v.workplace_id = f.id) AS supervisors
       FROM workplace f JOIN workplace i ON i.id = $2 WHERE f.id = $1`,
      [fromId, intoId],
    );
    if (!row) throw notFound('Arbetsplatsen finns inte.');
    const { from, into, stays, ...counts } = row;
    return {
      ...counts,
      ...{ fromVersion: from.version, intoVersion: into.version },
      exceedsPlaces: mostAtOnce(stays) > into.places,
      warnings: warningsOf(row),
    };
  }
}

function warningsOf({ from, into, stays }: PreviewRow): string[] {
  const most = mostAtOnce(stays);
  const numbers = [from.organisationNumber, into.organisationNumber];
  return [
    ...(most > into.places ? [overfullText(into, most)] : []),
    ...(numbers[0] && numbers[1] && numbers[0] !== numbers[1] ? ['Organisationsnumren är olika.'] : []),
    ...(from.state === into.state ? [] : [`Statusen är olika. ${into.name} behåller sin.`]),
  ];
}
