import type { Attributes, XmlListener } from './walk-xml.js';

/** As every spreadsheet writes it: of the first version, in the encoding that is read anyway. */
const DECLARATION =
  /^<\?xml version=(["'])1\.0\1(?: encoding=(["'])[Uu][Tt][Ff]-8\2)?(?: standalone=(["'])(?:yes|no)\3)? ?\?>/;
const NAME = /^(?!__proto__$)[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;
// Characters that XML forbids everywhere, and the sequence that it forbids in text.
// eslint-disable-next-line no-control-regex
const NEVER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\]\]>/;
/** Longer than any cell; keeps the text short that is scanned again with each chunk. */
const LONGEST_REST = 128 * 1024;
const REFERENCE = /&(?:(\w+)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g;
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const SPACE = 0x20;
const NEWLINE = 0x0a;
const SLASH = 0x2f;
const GREATER = 0x3e;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const QUESTION = 0x3f;
const BANG = 0x21;

/** A qualified name and its local part. */
interface Name {
  written: string;
  local: string;
}

const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
    letter.charCodeAt(0),
    { written: letter, local: letter },
  ]),
);

/** Thrown for XML beyond this subset; the strict parser then reads it from the beginning. */
export class NotPlain extends Error {}

/**
 * Fast parser for the subset of XML that spreadsheets use (elements, attributes, text), in a third of a full
 * parser's time. It never rejects: input that it cannot recognise as well-formed is NotPlain.
 */
export class PlainXml {
  /** Incomplete input: text, or a tag that a later chunk ends. */
  private rest = '';
  private readonly path: Name[] = [];
  private isBegun = false;
  private isOver = false;
  private readonly names = new Map<string, Name>();

  constructor(private readonly listener: XmlListener) {}

  write(piece: string): void {
    const all = this.rest + piece;
    // A carriage return at the end may be half of a line's end.
    const text = all.includes('\r') ? all.replace(/\r\n|\r(?!$)/g, '\n') : all;
    if (NEVER.test(text)) throw new NotPlain();
    let at = this.isBegun ? 0 : this.declaration(text);
    for (;;) {
      if (this.path.length > 0) at = this.listener.skim?.(text, at) ?? at;
      const start = text.indexOf('<', at);
      if (start < 0) break;
      const end = this.tag(text, start, at);
      if (end === null) break;
      at = end;
    }
    this.rest = text.slice(at);
    if (this.rest.length > LONGEST_REST) throw new NotPlain();
  }

  close(): void {
    if (!this.isOver || !isBlank(this.rest)) throw new NotPlain();
  }

  private declaration(text: string): number {
    const written = DECLARATION.exec(text)?.[0].length ?? 0;
    this.isBegun = true;
    return written;
  }

  /** End of the tag, after emitting the preceding text; null if it ends in a later chunk. */
  private tag(text: string, start: number, textStart: number): number | null {
    const first = text.charCodeAt(start + 1);
    if (first === QUESTION || first === BANG) throw new NotPlain();
    return first === SLASH ? this.closing(text, start, textStart) : this.opening(text, start, textStart);
  }

  private closing(text: string, start: number, textStart: number): number | null {
    const name = this.path.at(-1);
    const end = start + 2 + (name?.written.length ?? 0);
    if (end >= text.length) return null;
    if (!name || text.charCodeAt(end) !== GREATER || !text.startsWith(name.written, start + 2))
      throw new NotPlain();
    this.text(text, textStart, start);
    this.path.pop();
    this.isOver = this.path.length === 0;
    this.listener.close?.(name.written);
    return end + 1;
  }

  private opening(text: string, start: number, textStart: number): number | null {
    let at = start + 1;
    let sign = text.charCodeAt(at);
    while (sign !== SPACE && sign !== NEWLINE && sign !== SLASH && sign !== GREATER) {
      if (at >= text.length) return null;
      sign = text.charCodeAt((at += 1));
    }
    const name = this.name(text, start + 1, at);
    const attributes: Record<string, string> = {};
    const end = this.attributes(text, at, attributes);
    if (end === null) return null;
    this.text(text, textStart, start);
    if (this.isOver) throw new NotPlain();
    this.open(name, attributes, text.charCodeAt(end - 2) === SLASH);
    return end;
  }

  private open(name: Name, attributes: Attributes, isEmpty: boolean): void {
    this.listener.open?.(name.written, attributes);
    if (!isEmpty) {
      this.path.push(name);
      return;
    }
    this.isOver = this.path.length === 0;
    this.listener.close?.(name.written);
  }

  /** Where the tag ends; null when that is in a later piece. */
  private attributes(text: string, from: number, found: Record<string, string>): number | null {
    let at = from;
    for (;;) {
      const spaces = at;
      while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === NEWLINE) at += 1;
      const sign = text.charCodeAt(at);
      if (sign === GREATER) return at + 1;
      if (sign === SLASH && text.charCodeAt(at + 1) === GREATER) return at + 2;
      const nameEnd = text.indexOf('=', at);
      const quote = text.charCodeAt(nameEnd + 1);
      const valueEnd = nameEnd < 0 ? -1 : text.indexOf(quote === QUOTE ? '"' : "'", nameEnd + 2);
      if (valueEnd < 0) return null;
      const { written } = this.name(text, at, nameEnd);
      const isFine = at > spaces && (quote === QUOTE || quote === APOSTROPHE);
      if (!isFine || found[written] !== undefined) throw new NotPlain();
      found[written] = attributeOf(text.slice(nameEnd + 2, valueEnd));
      at = valueEnd + 1;
    }
  }

  private text(text: string, start: number, end: number): void {
    if (start === end) return;
    const part = text.slice(start, end);
    if (this.path.length > 0) this.listener.text?.(part.includes('&') ? resolved(part) : part);
    else if (!isBlank(part)) throw new NotPlain();
  }

  /** Interns names; single-letter ones, most of a sheet, without a lookup. */
  private name(text: string, start: number, end: number): Name {
    if (end - start === 1) return LETTERS.get(text.charCodeAt(start)) ?? this.longName(text[start]!);
    return this.longName(text.slice(start, end));
  }

  private longName(written: string): Name {
    const known = this.names.get(written);
    if (known) return known;
    if (!NAME.test(written)) throw new NotPlain();
    const name = { written, local: written.slice(written.indexOf(':') + 1) };
    this.names.set(written, name);
    return name;
  }
}

function attributeOf(value: string): string {
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charCodeAt(at);
    // A reference, a tag within quotes, or white space that XML reads as a blank.
    if (sign < SPACE || sign === 0x26 || sign === 0x3c) return plainAttribute(value);
  }
  return value;
}

function plainAttribute(value: string): string {
  if (/[<\t\n\r]|&#/.test(value)) throw new NotPlain();
  return resolved(value);
}

function resolved(text: string): string {
  let known = 0;
  const plain = text.replace(REFERENCE, (_match, name?: string, decimal?: string, hex?: string) => {
    known += 1;
    const sign =
      name === undefined ? charOf(decimal ? Number(decimal) : parseInt(hex!, 16)) : NAMED.get(name);
    if (sign === undefined) throw new NotPlain();
    return sign;
  });
  if (known !== text.split('&').length - 1) throw new NotPlain();
  return plain;
}

/** Only characters allowed in text: line breaks, tabs, and no control characters or lone surrogates. */
function charOf(code: number): string | undefined {
  const isText = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff);
  return isText || (code >= 0xe000 && code <= 0xfffd) ? String.fromCharCode(code) : undefined;
}

function isBlank(text: string): boolean {
  return /^[ \t\n]*$/.test(text);
}
