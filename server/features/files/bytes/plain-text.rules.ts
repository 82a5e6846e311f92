import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';

/** Tab, line feed, form feed, carriage return; any other control character means that it is not text. */
const ALLOWED_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d]);
const UTF16 = { fffe: 'utf-16le', feff: 'utf-16be' } as const;
/** Beginnings by which a browser or a shell takes text for a page or a program. */
const ACTIVE = /^\s*(<(!doctype|html|head|body|svg|script|iframe|style|\?xml|\?php|%)|#!)/i;
const BEGINNING = 512;

/** True for text in UTF-8, UTF-16 with its mark, or an 8-bit character set; not for pages and programs. */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    if (decoder === undefined) {
      decoder = utf16Decoder(chunk);
      const beginning = (utf16Decoder(chunk) ?? new TextDecoder()).decode(chunk.subarray(0, BEGINNING), {
        stream: true,
      });
      if (ACTIVE.test(beginning)) return false;
    }
    if (decoder ? !isText(decoder, chunk) : hasControl(chunk)) return false;
  }
  return decoder !== undefined && (decoder === null || isText(decoder));
}

function utf16Decoder(chunk: Buffer): TextDecoder | null {
  const mark = chunk.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff' ? new TextDecoder(UTF16[mark], { fatal: true }) : null;
}

/** Without a chunk: whether the text ends with a whole character. */
function isText(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    return !hasControl(Buffer.from(text, 'utf8'));
  } catch {
    // Half a surrogate pair: no text.
    return false;
  }
}

function hasControl(bytes: Buffer): boolean {
  for (const byte of bytes) {
    if ((byte < 0x20 && !ALLOWED_CONTROLS.has(byte)) || byte === 0x7f) return true;
  }
  return false;
}
