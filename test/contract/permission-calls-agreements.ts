import type { RowCall } from './permission-calls.js';
import { bytes, stage, upload } from './permission-calls-files.js';
import { newPlacement, newStudent } from './permission-calls-placements.js';
import type { World } from './permission-world.js';

const SEND = 'mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id } }';

export async function sent(world: World, placementId: string): Promise<string> {
  await world.people.ad.graphql(SEND, { input: { id: placementId } });
  return placementId;
}

const send = (own: boolean): RowCall => ({
  route: 'POST /api/placements/:id/agreement/send',
  field: 'sendAgreement',
  prepare: async (world) => {
    const placement = async () => newPlacement(world, await newStudent(world, own));
    return {
      rest: {
        method: 'POST',
        path: `/api/placements/${await placement()}/agreement/send`,
        options: { body: {} },
      },
      graphql: { query: SEND, variables: { input: { id: await placement() } } },
    };
  },
});

const sign = (own: boolean): RowCall => ({
  route: 'POST /api/placements/:id/agreement/sign',
  field: 'signAgreement',
  prepare: async (world, principal) => {
    const placement = async () => sent(world, await newPlacement(world, await newStudent(world, own)));
    const body = { agreementVersion: 1, name: world.people[principal].name ?? 'Ada Ek' };
    return {
      rest: {
        method: 'POST',
        path: `/api/placements/${await placement()}/agreement/sign`,
        options: { body },
      },
      graphql: {
        query: 'mutation($input: SignAgreementInput!) { signAgreement(input: $input) { id } }',
        variables: { input: { id: await placement(), ...body } },
      },
    };
  },
});

const attach = (own: boolean): RowCall => ({
  route: 'POST /api/placements/:id/agreement/attach',
  field: 'attachSignedAgreement',
  prepare: async (world) => {
    const input = async () => {
      const studentId = await newStudent(world, own);
      const id = await newPlacement(world, studentId);
      return { id, fileId: await upload(world, studentId) };
    };
    const { id, fileId } = await input();
    return {
      rest: {
        method: 'POST',
        path: `/api/placements/${id}/agreement/attach`,
        options: { body: { fileId } },
      },
      graphql: {
        query:
          'mutation($input: AttachSignedAgreementInput!) { attachSignedAgreement(input: $input) { id } }',
        variables: { input: await input() },
      },
    };
  },
});

const uploadSigned = (own: boolean): RowCall => ({
  route: 'POST /api/placements/:id/agreement/file',
  field: 'uploadSignedAgreement',
  prepare: async (world, principal) => {
    const placement = async () => newPlacement(world, await newStudent(world, own));
    const uploadId = await stage(world, world.people[principal], 'FILE');
    return {
      rest: {
        ...{ method: 'POST', path: `/api/placements/${await placement()}/agreement/file` },
        options: { body: bytes() },
      },
      graphql: {
        query:
          'mutation($input: UploadSignedAgreementInput!) { uploadSignedAgreement(input: $input) { id } }',
        variables: { input: { id: await placement(), uploadId } },
      },
    };
  },
});

/** Agreements of placements. */
export const AGREEMENT_CALLS: Record<string, RowCall> = {
  X940: send(true),
  X941: send(false),
  X942: sign(true),
  X943: sign(false),
  X944: {
    route: 'POST /api/placements/:id/agreement/sign-own',
    field: 'signOwnAgreement',
    prepare: async (world, principal) => {
      const own = principal === 'so';
      const body = { agreementVersion: 1, name: world.people[principal].name ?? 'Anna Alm' };
      const studentId = own ? world.people.so.studentId! : await newStudent(world, false);
      await world.school.sql('DELETE FROM placement WHERE student_id = $1', [studentId]);
      const first = await sent(world, await newPlacement(world, studentId));
      await world.school.sql(
        `UPDATE placement SET start_date = '2026-01-12', end_date = '2026-01-30' WHERE id = $1`,
        [first],
      );
      const second = await sent(world, await newPlacement(world, studentId));
      return {
        rest: { method: 'POST', path: `/api/placements/${first}/agreement/sign-own`, options: { body } },
        graphql: {
          query: 'mutation($input: SignOwnAgreementInput!) { signOwnAgreement(input: $input) { id } }',
          variables: { input: { id: second, ...body } },
        },
      };
    },
  },
  X945: attach(true),
  X946: attach(false),
  X2150: uploadSigned(true),
  X2151: uploadSigned(false),
};
