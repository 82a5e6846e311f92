import { CustomScalar, Scalar } from '@nestjs/graphql';
import type { ValueNode } from 'graphql';
import { Kind } from 'graphql';
import type { FieldReason } from '../errors/app-error.js';
import { isCalendarDate } from './calendar-date.js';

/** Carries the reason through GraphQL's own error wrapping to the field list of the answer. */
class ScalarError extends Error {
  constructor(
    readonly reason: FieldReason,
    message: string,
  ) {
    super(message);
  }
}

function literal(node: ValueNode): string {
  if (node.kind !== Kind.STRING) throw new ScalarError('TYPE', 'Värdet ska vara en text.');
  return node.value;
}

/** A calendar date: a string from the edge to the DATE column, never a moment (security, note 12). */
@Scalar('Date')
export class DateScalar implements CustomScalar<string, string> {
  description = 'A calendar date without time, YYYY-MM-DD.';

  parseValue(value: unknown): string {
    if (typeof value !== 'string') throw new ScalarError('TYPE', 'Datumet ska vara en text som ÅÅÅÅ-MM-DD.');
    if (!isCalendarDate(value)) throw new ScalarError('FORMAT', 'Datumet ska skrivas ÅÅÅÅ-MM-DD och finnas.');
    return value;
  }

  serialize(value: unknown): string {
    return String(value);
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(literal(node));
  }
}

/** A moment; statements write it as text already (`iso()`), whole rows as a Date. */
@Scalar('DateTime')
export class DateTimeScalar implements CustomScalar<string, string | Date> {
  description = 'A moment, ISO 8601 in UTC.';

  parseValue(value: unknown): string {
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
      throw new ScalarError('FORMAT', 'Tidpunkten ska skrivas enligt ISO 8601.');
    }
    return value;
  }

  serialize(value: unknown): string {
    return value instanceof Date ? value.toISOString() : String(value);
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(literal(node));
  }
}

/** Field names with their values, as the change history keeps them. Output only. */
@Scalar('JSONObject')
export class JsonObjectScalar implements CustomScalar<Record<string, unknown>, Record<string, unknown>> {
  description = 'Field names with their values.';

  parseValue(): never {
    throw new ScalarError('NOT_ALLOWED', 'Värdet tas inte emot.');
  }

  serialize(value: unknown): Record<string, unknown> {
    return value as Record<string, unknown>;
  }

  parseLiteral(): never {
    throw new ScalarError('NOT_ALLOWED', 'Värdet tas inte emot.');
  }
}

/** Money in whole öre (domain, D11): safe integers only. */
@Scalar('Ore')
export class OreScalar implements CustomScalar<number, number> {
  description = 'Money in whole öre.';

  parseValue(value: unknown): number {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
      throw new ScalarError('TYPE', 'Beloppet ska vara ett heltal i öre.');
    }
    return value;
  }

  serialize(value: unknown): number {
    const ore = Number(value);
    if (!Number.isSafeInteger(ore)) throw new Error(`${String(value)} is no amount in whole öre`);
    return ore;
  }

  parseLiteral(node: ValueNode): number {
    return this.parseValue(node.kind === Kind.INT ? Number(node.value) : null);
  }
}
