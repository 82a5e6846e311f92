import { crc32 } from 'node:zlib';
import { orientationOf, orientationOnly } from './exif-orientation.rules.js';
import { withoutMetadata } from './image-metadata.rules.js';

const GPS = Buffer.from('GPS 59.3293 18.0686');

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const JFIF = jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1'));
const ICC = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile', 'latin1'));
// Data bytes 0xFF 0x00, a restart marker, and nothing that ends the scan.
const SCAN = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const exif = (orientation = 1): Buffer =>
  jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), orientationOnly(orientation), GPS]));
const XMP = jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), GPS]));

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}

const PNG_HEAD = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  pngChunk('IHDR', Buffer.alloc(13, 1)),
]);
const PNG_TAIL = Buffer.concat([pngChunk('IDAT', Buffer.from('pixels')), pngChunk('IEND', Buffer.alloc(0))]);

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return riffChunk('RIFF', body);
}

describe('withoutMetadata', () => {
  it('removes location and other EXIF and XMP data from a JPEG, but leaves the picture and its colours', () => {
    const photo = Buffer.concat([SOI, JFIF, exif(), XMP, ICC, SCAN, EOI]);
    expect(withoutMetadata('jpg', photo)).toEqual(Buffer.concat([SOI, JFIF, ICC, SCAN, EOI]));
  });

  it('keeps the orientation of a photo, and nothing else of its EXIF data', () => {
    const clean = withoutMetadata('jpg', Buffer.concat([SOI, exif(6), SCAN, EOI]))!;
    expect(clean.includes(GPS)).toBe(false);
    const at = clean.indexOf('Exif\0\0');
    expect(orientationOf(clean.subarray(at + 6))).toBe(6);
  });

  it('cuts off trailing data after a JPEG if it has EXIF data of its own', () => {
    const second = Buffer.concat([SOI, exif(), SCAN, EOI]);
    const clean = withoutMetadata('jpg', Buffer.concat([SOI, JFIF, SCAN, EOI, second]));
    expect(clean).toEqual(Buffer.concat([SOI, JFIF, SCAN, EOI]));
  });

  it('leaves a JPEG without such data unchanged, byte for byte, whatever follows it', () => {
    const polyglot = Buffer.concat([
      SOI,
      JFIF,
      jpegSegment(0xfe, Buffer.from('<?php')),
      SCAN,
      EOI,
      Buffer.from('<?php ?>'),
    ]);
    expect(withoutMetadata('jpg', polyglot)).toEqual(polyglot);
  });

  it('accepts a JPEG with a missing end, as some cameras write them', () => {
    const cut = Buffer.concat([SOI, exif(), SCAN]);
    expect(withoutMetadata('jpg', cut)).toEqual(Buffer.concat([SOI, SCAN]));
  });

  it('removes EXIF and text from a PNG', () => {
    const text = pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0'), GPS]));
    const raw = pngChunk('zTXt', Buffer.from('Raw profile type exif\0'));
    const photo = Buffer.concat([
      PNG_HEAD,
      pngChunk('eXIf', Buffer.concat([orientationOnly(1), GPS])),
      text,
      raw,
      PNG_TAIL,
    ]);
    expect(withoutMetadata('png', photo)).toEqual(Buffer.concat([PNG_HEAD, PNG_TAIL]));
  });

  it('removes EXIF and XMP from a WebP and updates its header', () => {
    const picture = riffChunk('VP8 ', Buffer.from('pixel'));
    const photo = webp(
      riffChunk('VP8X', Buffer.from([0x1c, 0, 0, 0, 1, 0, 0, 1, 0, 0])),
      picture,
      riffChunk('EXIF', Buffer.concat([orientationOnly(1), GPS])),
      riffChunk('XMP ', GPS),
    );
    const expected = webp(riffChunk('VP8X', Buffer.from([0x10, 0, 0, 0, 1, 0, 0, 1, 0, 0])), picture);
    expect(withoutMetadata('webp', photo)).toEqual(expected);
  });

  it.each([
    ['jpg', Buffer.concat([SOI, exif().subarray(0, 12)])],
    ['jpg', Buffer.concat([SOI, JFIF])],
    ['png', PNG_HEAD],
    ['png', Buffer.concat([PNG_HEAD, Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('IDAT12345678')])],
    ['webp', webp(riffChunk('VP8 ', Buffer.from('pixel'))).subarray(0, 20)],
  ] as const)('returns null for a damaged %s', (kind, bytes) => {
    expect(withoutMetadata(kind, bytes)).toBeNull();
  });
});

describe('orientationOf', () => {
  it('reads both byte orders', () => {
    const little = Buffer.from('49492a00080000000100120103000100000003000000', 'hex');
    expect(orientationOf(little)).toBe(3);
    expect(orientationOf(orientationOnly(8))).toBe(8);
  });

  it.each(['', '4d4d002a', '4d4d002affffffff', '4949' + '00'.repeat(30)])('is upright for %j', (hex) => {
    expect(orientationOf(Buffer.from(hex, 'hex'))).toBe(1);
  });
});
