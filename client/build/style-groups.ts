export const isStyle = (id: string): boolean => /\.css$/.test(id);

/** The pieces that pages are put together of, what they take of the library for it, and what most pages show. */
const PARTS =
  /client\/src\/(ui|entities|features\/(search|notifications|comments|my-day))\/|@mantine\/(core\/styles|dates)\//;
/** Of these, what nobody sees before a press. */
const BOXES = /styles\/(Overlay|ModalBase|Modal|Drawer|dialog)\.css$|@mantine\/dates\//;

/**
 * The name of the file that a style sheet travels in. Those of parts are small, and nearly every page comes to need most
 * of them: they are one file instead of one beside each script. Null for what belongs to a page, which comes with its script.
 *
 * @param first the modules that every page begins with
 * @param stylesOf the style sheets that each module imports: where nothing else is in it, a piece of the build is left out
 */
export function styleGroups(
  first: readonly string[],
  stylesOf: ReadonlyMap<string, readonly string[]>,
): (id: string) => string | null {
  const atFirst = new Set(first.flatMap((id) => stylesOf.get(id) ?? []));
  return (id) => {
    if (atFirst.has(id)) return 'first';
    if (!PARTS.test(id)) return null;
    return BOXES.test(id) ? 'boxes' : 'parts';
  };
}
