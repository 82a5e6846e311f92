import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FAMILY = '@expo-google-fonts/atkinson-hyperlegible-next';
const load = (path: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`${FAMILY}/${path}`));

interface Faces {
  regular: Buffer;
  strong: Buffer;
}

let faces: Faces | null = null;

/** The typeface of the documents, made for readers with low vision; read once. */
export function fonts(): Faces {
  faces ??= {
    regular: load('400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    strong: load('600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf'),
  };
  return faces;
}
