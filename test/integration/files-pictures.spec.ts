import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { School, type Answer, type Person } from '../support/school.js';

describe('pictures', () => {
  let school: School;
  let teacher: Person;
  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: 'silent' });
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  function upload(who: Person, studentId: string, bytes: Buffer, filename: string): Promise<Answer> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), filename);
    return who.rest('POST', `/api/uploads/${studentId}`, { body });
  }

  const storedFiles = async (): Promise<string[]> =>
    (await readdir(join(school.app.dataDir, 'files'), { recursive: true }).catch(() => [])).sort();

  /** Image headers that state the number of pixels, without pixel data. */
  const pictures = {
    png: (width: number, height: number) => {
      const chunk = (type: string, data: Buffer) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(data.length);
        return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
      };
      const header = Buffer.alloc(13, 1);
      header.writeUInt32BE(width, 0);
      header.writeUInt32BE(height, 4);
      const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
      const rest = [chunk('IDAT', Buffer.from('pixels')), chunk('IEND', Buffer.alloc(0))];
      return Buffer.concat([signature, chunk('IHDR', header), ...rest]);
    },
    jpg: (width: number, height: number) => {
      const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
      frame.writeUInt16BE(height, 5);
      frame.writeUInt16BE(width, 7);
      const scan = Buffer.from('ffda000c03010002110311003f00aa00ffd9', 'hex');
      return Buffer.concat([Buffer.from('ffd8ffdb000400ff', 'hex'), frame.subarray(0, 19), scan]);
    },
    webp: (width: number, height: number) => {
      const data = Buffer.alloc(10);
      data.writeUIntLE(width - 1, 4, 3);
      data.writeUIntLE(height - 1, 7, 3);
      const chunk = Buffer.concat([Buffer.from('VP8X'), Buffer.from([10, 0, 0, 0]), data]);
      const length = Buffer.alloc(4);
      length.writeUInt32LE(chunk.length + 4);
      return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), chunk]);
    },
  };

  test.each(['png', 'jpg', 'webp'] as const)('rejects a %s of more than 50 million pixels', async (kind) => {
    const student = await school.student();
    const before = await storedFiles();
    const large = await upload(teacher, student, pictures[kind](10_001, 5_000), `bild.${kind}`);
    expect(large.status).toBe(400);
    expect(large.body).toMatchObject({
      fields: [{ path: 'file', reason: 'RANGE', message: expect.stringContaining('10001 × 5000') }],
    });
    expect(await storedFiles()).toEqual(before);
    const small = await upload(teacher, student, pictures[kind](10_000, 5_000), `bild.${kind}`);
    expect(small.status).toBe(201);
  });
});
