import { EntitySchema } from 'typeorm';
import type { Columns } from '../../database/rows.js';
import { entityColumns } from '../../records/record-fields.js';
import { accountFields } from './account.fields.js';

/** An account: who may sign in, and as what. */
export type UserEntity = Columns<'app_user'>;

export const UserEntity = new EntitySchema<UserEntity>({
  name: 'UserEntity',
  tableName: 'app_user',
  columns: entityColumns(accountFields),
});
