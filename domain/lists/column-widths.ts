/** How narrow and how wide a list's column can be made, in pixels. */
export const columnWidths = { least: 64, most: 640 } as const;
