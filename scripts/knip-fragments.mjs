/** knip preprocessor: generated fragment documents are used by the operations that contain them. */
export default function withoutFragments(data) {
  for (const [file, exported] of Object.entries(data.issues.exports)) {
    if (!/(\.generated|\/plain)\.ts$/.test(file)) continue;
    for (const name of Object.keys(exported)) {
      if (!name.endsWith('FragmentDoc')) continue;
      delete exported[name];
      data.counters.exports -= 1;
    }
  }
  return data;
}
