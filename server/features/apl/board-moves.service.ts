import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PLACEMENT_LIMITS } from '../../../domain/placements/limits.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../platform/errors/app-error.js';
import type { SetAplStatusesInput } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { movesStatement } from './board-moves.queries.js';
import { toResult, type MoveResult, type MoveRow } from './board.service.js';

/** Moves several cards of the APL board at once. */
@Injectable()
export class BoardMoves {
  constructor(private readonly work: UnitOfWork) {}

  /** One transaction and one statement for all. NOT_FOUND moves none; a conflict leaves its card where it is. */
  move(call: Call, { moves, undo }: SetAplStatusesInput): Promise<MoveResult[]> {
    const ids = moves.map(({ studentId }) => requireId(studentId, 'moves'));
    const most = PLACEMENT_LIMITS.movedCards;
    if (ids.length === 0 || ids.length > most)
      throw badField('moves', 'RANGE', `Välj 1 till ${most} elever.`);
    if (new Set(ids).size < ids.length)
      throw badField('moves', 'NOT_ALLOWED', 'En elev kan bara flyttas en gång.');
    const cards = moves.map(({ aplStatus, from, withoutAgreement }, place) => ({
      ...{ student: ids[place]!, to: aplStatus, from: from ?? null, isWithout: withoutAgreement === true },
      ...{ history: uuid(), notice: uuid() },
    }));
    return this.work.run(call, async (tx) => {
      const params = new SqlParams();
      const sql = movesStatement(call.actor, { moves: cards, isUndo: undo === true }, params);
      const rows = await tx.query<MoveRow>(sql, params.values);
      if (rows.length < cards.length) throw notFound('Någon av eleverna finns inte.');
      return rows.map((row, place) => toResult(row, cards[place]!.to));
    });
  }
}
